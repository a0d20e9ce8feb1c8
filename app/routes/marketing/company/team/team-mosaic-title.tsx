import { company, offices } from '~/content/company/company';
import { filterTeamMembers, getTeamListPath, type TeamListQuery } from './team-list-query';

/** The headline in the largest tile of the mosaic. With a selection it shows the number of matches. */
export function TeamMosaicTitle({ selection }: { selection: TeamListQuery }) {
  const { team, city } = selection;
  if (!team && !city) {
    return (
      <div className="mosaic-title">
        <h1 className="max-w-[10ch] text-[clamp(2.75rem,4.7vw,4.25rem)] xl:max-w-none xl:text-[clamp(2.75rem,3.8vw,3.5rem)]">
          The team: everyone gets one tile.
        </h1>
        <p className="max-w-[34em] text-muted xxl:text-lg">
          {company.headcount} people in {offices.length} cities, founders included.{' '}
          <span className="max-xl:hidden">Point at a tile to see who it is; choose it to read more.</span>
          <span className="xl:hidden">Choose a tile to read who it is.</span>
        </p>
      </div>
    );
  }
  const count = filterTeamMembers(selection).length;
  return (
    <div className="mosaic-title">
      <h1 className="text-[clamp(2.75rem,4.7vw,4.25rem)]">
        {count} of {company.headcount}
      </h1>
      <p className="max-w-[30em] text-muted xxl:text-lg">
        {team ? `${team.name}${city ? ` in ${city}` : ''}. ${team.description}` : `Everyone in ${city}.`}{' '}
        <a
          href={getTeamListPath({})}
          className="inline-flex min-h-6 items-center text-text underline underline-offset-4"
        >
          Show all
        </a>
      </p>
    </div>
  );
}
