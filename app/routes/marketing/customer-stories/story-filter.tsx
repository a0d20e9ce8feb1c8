import {
  buildSectorFilterOptions,
  buildServiceFilterOptions,
  type StoryFilterOption,
  type StoryListQuery,
} from '~/features/stories/story-list-query';

/** Filter links by service and by sector. An option without a result is shown without a link. */
export function StoryFilter({ selection }: { selection: StoryListQuery }) {
  return (
    <nav aria-label="Choose stories" className="wrap mt-10 grid gap-x-12 gap-y-6 md:mt-14 lg:grid-cols-2">
      <Facets label="By what we did" facets={buildServiceFilterOptions(selection)} />
      <Facets label="By trade" facets={buildSectorFilterOptions(selection)} />
    </nav>
  );
}

function Facets({ label, facets }: { label: string; facets: readonly StoryFilterOption[] }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-normal tracking-normal text-muted">{label}</h2>
      <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-6">
        {facets.map((facet) => (
          <li key={facet.label}>
            <Facet {...facet} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facet({ label, count, href, isSelected }: StoryFilterOption) {
  const place = 'inline-flex min-h-11 items-center gap-1.5';
  const counted = <span className="text-sm text-muted tabular-nums">{count}</span>;
  if (count === 0) {
    return (
      <span className={`${place} text-faint`}>
        {label} {counted}
      </span>
    );
  }
  return (
    <a href={href} aria-current={isSelected ? 'true' : undefined} className={`group ${place}`}>
      <span
        className={`underline decoration-2 underline-offset-6 transition-colors ${
          isSelected
            ? 'font-semibold decoration-primary'
            : 'decoration-transparent group-hover:decoration-text'
        }`}
      >
        {label}
      </span>{' '}
      {counted}
    </a>
  );
}
