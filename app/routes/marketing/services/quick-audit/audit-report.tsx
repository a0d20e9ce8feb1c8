import {
  type AuditedPage,
  auditAdvice,
  auditedOn,
  auditedPages,
  quickAuditContent,
} from '~/content/services/quick-audit-content';
import { FindingMosaic } from '~/features/page-check/finding-mosaic';
import { FINDING_STATE_LABELS, FindingTile } from '~/features/page-check/finding-tile';
import type { Finding, FindingState } from '~/features/page-check/rules/finding';
import { SUBJECTS } from '~/features/page-check/rules/finding';
import { SubjectFindings } from '~/features/page-check/subject-findings';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { TextLink } from '~/ui/buttons/text-link';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';

const WEIGHTS: Readonly<Record<FindingState, number>> = { error: 0, warning: 1, unknown: 2, good: 3 };

/** What is wrong, the heaviest first. */
const listFaults = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state === 'error' || state === 'warning')
    .toSorted((one, other) => WEIGHTS[one.state] - WEIGHTS[other.state]);

/** A report of the page check on a page of this site. The chosen page is in the URL. */
export function AuditReport({ page }: { page: AuditedPage }) {
  const { findings } = page;
  const good = findings.filter(({ state }) => state === 'good').length;
  return (
    <section id="report" aria-labelledby="report-title" className="wrap section scroll-mt-6">
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="report-title">{quickAuditContent.reportHeadline}</h2>
        <p className="text-muted">{quickAuditContent.reportLead}</p>
      </div>
      <div className="mt-8">
        <SegmentedLinks
          label="The page of the report"
          items={auditedPages.map(({ id, name }) => ({
            label: name,
            href: `${paths.quickAudit(id)}#report`,
            isCurrent: id === page.id,
          }))}
        />
      </div>
      <div className="mt-4 grid gap-grout lg:grid-cols-2">
        <div className="rounded-tile bg-surface p-4 md:p-6">
          <p>
            <span className="block text-sm text-muted">
              <a href={page.path} className="underline underline-offset-4">
                {page.path}
              </a>
              , checked on {formatDate(auditedOn)}
            </span>
            <span className="mt-2 block font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
              {good} of {findings.length} in order
            </span>
          </p>
          <div className="mt-6">
            <FindingMosaic findings={findings} />
          </div>
        </div>
        <div className="rounded-tile bg-surface p-4 md:p-6">
          <h3>What we would mend, in this order</h3>
          <ol className="mt-4 grid gap-4">
            {listFaults(findings).map(({ id, name, state, message }) => (
              <li key={id} className="flex gap-3">
                <FindingTile state={state} className="mt-1 size-5 flex-none" />
                <div>
                  <p className="font-semibold">
                    {name}
                    <span className="sr-only">, {FINDING_STATE_LABELS[state]}</span>
                  </p>
                  <p className="text-sm text-muted">{message}</p>
                  {auditAdvice[id] && (
                    <p className="mt-1 text-sm">
                      <span className="font-semibold">{auditAdvice[id].effort}.</span> {auditAdvice[id].text}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-6 print:hidden">
            <TextLink href={paths.demos.seoAgency()}>Check a page of your own</TextLink>
          </p>
        </div>
      </div>
      <details className="disclosure group mt-4 rounded-tile bg-surface">
        <summary className="flex min-h-14 items-center justify-between gap-6 rounded-tile px-5 py-4 font-semibold transition-colors hover:bg-raised">
          All {findings.length} findings
        </summary>
        <div className="grid gap-x-grout gap-y-12 p-4 md:grid-cols-2 md:p-6 xl:grid-cols-3">
          {SUBJECTS.map((subject) => (
            <SubjectFindings
              key={subject}
              subject={subject}
              findings={findings.filter((finding) => finding.subject === subject)}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
