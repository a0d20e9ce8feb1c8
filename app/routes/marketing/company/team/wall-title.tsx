import { company, offices } from '~/content/company';
import { addressOf, type Selection, selectedPeople } from './selection';

/** The headline as the wall's largest tile; with a choice made, how many it is and of whom. */
export function WallTitle({ selection }: { selection: Selection }) {
  const { team, city } = selection;
  if (!team && !city) {
    return (
      <div className="wall-title">
        <h1 className="max-w-[9ch] text-[clamp(2.75rem,4.7vw,4.25rem)]">Everyone gets one tile.</h1>
        <p className="max-w-[34em] text-muted xxl:text-lg">
          {company.peopleCount} people in {offices.length} cities, founders included.{' '}
          <span className="max-xl:hidden">Point at a tile to see who it is; choose it to read more.</span>
          <span className="xl:hidden">Choose a tile to read who it is.</span>
        </p>
      </div>
    );
  }
  const count = selectedPeople(selection).length;
  return (
    <div className="wall-title">
      <h1 className="text-[clamp(2.75rem,4.7vw,4.25rem)]">
        {count} of {company.peopleCount}
      </h1>
      <p className="max-w-[30em] text-muted xxl:text-lg">
        {team ? `${team.name}${city ? ` in ${city}` : ''}. ${team.does}` : `Everyone in ${city}.`}{' '}
        <a
          href={addressOf({})}
          className="inline-flex min-h-6 items-center text-text underline underline-offset-4"
        >
          Show all
        </a>
      </p>
    </div>
  );
}
