import { pageCheckSubjects } from '~/content/demos/seo-agency-content';
import { type Finding, SUBJECTS } from '~/features/page-check/rules/finding';
import { FINDING_STATE_LABELS, FindingTile } from './finding-tile';

/** Overview of all findings: a column for each subject, a tile for each check. Tiles link to the finding. */
export function FindingMosaic({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="grid grid-cols-2 gap-grout max-sm:gap-x-4 sm:grid-cols-6">
      {SUBJECTS.map((subject) => (
        <li key={subject} className="grid min-w-0 content-start gap-grout">
          <span className="truncate pb-1.5 text-xs text-muted max-sm:pt-3">
            {pageCheckSubjects[subject].name}
          </span>
          <ul className="grid grid-cols-4 gap-grout sm:grid-cols-1">
            {findings
              .filter((finding) => finding.subject === subject)
              .map(({ id, name, state }) => (
                <li key={id}>
                  <a
                    href={`#check-${id}`}
                    aria-label={`${name}: ${FINDING_STATE_LABELS[state]}`}
                    className="block overflow-hidden rounded-inner outline-offset-1 hover:outline-2 hover:outline-text"
                  >
                    <FindingTile state={state} className="block w-full" />
                  </a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
