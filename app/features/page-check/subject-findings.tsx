import { pageCheckSubjects } from '~/content/demos/seo-agency-content';
import type { Finding, Subject } from '~/features/page-check/rules/finding';
import { FINDING_STATE_LABELS, FindingTile } from './finding-tile';

const MAX_LOCATIONS = 4;

/** Locations of a finding without duplicates. A long list is truncated. */
function FindingLocations({ locations }: { locations: readonly string[] }) {
  const uniqueLocations = [...new Set(locations)];
  if (uniqueLocations.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 font-mono text-xs wrap-anywhere">
      {uniqueLocations.slice(0, MAX_LOCATIONS).map((location) => (
        <li key={location}>{location}</li>
      ))}
      {uniqueLocations.length > MAX_LOCATIONS && <li>and {uniqueLocations.length - MAX_LOCATIONS} more</li>}
    </ul>
  );
}

/** The four findings of one subject with their locations. */
export function SubjectFindings({ subject, findings }: { subject: Subject; findings: readonly Finding[] }) {
  const { name, question } = pageCheckSubjects[subject];
  return (
    <section aria-labelledby={`subject-${subject}`} className="flex min-w-0 flex-col">
      <h3 id={`subject-${subject}`}>{name}</h3>
      <p className="mt-1 text-sm text-muted">{question}</p>
      <ul className="mt-5 grid grow gap-grout">
        {findings.map(({ id, name, state, message, locations }) => (
          <li
            key={id}
            id={`check-${id}`}
            className="grid scroll-mt-6 content-start grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 rounded-tile bg-surface p-4 target:bg-raised"
          >
            <FindingTile state={state} className="mt-0.5 size-5" />
            <div>
              <p className="font-semibold">
                {name}
                <span className="sr-only">: {FINDING_STATE_LABELS[state]}</span>
              </p>
              <p className="mt-1 text-sm text-muted">{message}</p>
              <FindingLocations locations={locations} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
