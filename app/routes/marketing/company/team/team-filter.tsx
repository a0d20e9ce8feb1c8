import {
  buildCityFilterOptions,
  buildTeamFilterOptions,
  type TeamFilterOption,
  type TeamListQuery,
} from './team-list-query';

/** Two rows of links. An option without a result is shown without a link. */
export function TeamFilter({ selection }: { selection: TeamListQuery }) {
  return (
    <nav aria-label="Choose people" className="wrap mt-grout grid gap-grout">
      <Row label="By team" facets={buildTeamFilterOptions(selection)} />
      <Row label="By city" facets={buildCityFilterOptions(selection)} />
    </nav>
  );
}

function Row({ label, facets }: { label: string; facets: readonly TeamFilterOption[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-grout md:flex md:flex-wrap">
      {facets.map((facet) => (
        <li key={facet.label} className="first:col-span-2 md:grow">
          <Choice {...facet} />
        </li>
      ))}
    </ul>
  );
}

const place =
  'flex min-h-12 items-center justify-between gap-3 rounded-tile px-3.5 whitespace-nowrap transition-colors';

function Choice({ label, count, href, isCurrent }: TeamFilterOption) {
  const words = (
    <>
      {label}
      <span className={`text-sm tabular-nums ${isCurrent ? '' : 'text-muted'}`}>{count}</span>
    </>
  );
  if (count === 0) return <span className={`${place} bg-bg-sunk text-faint`}>{words}</span>;
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className={`${place} ${isCurrent ? 'bg-text font-semibold text-bg' : 'bg-surface hover:bg-raised'}`}
    >
      {words}
    </a>
  );
}
