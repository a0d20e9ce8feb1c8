import { useRef } from 'react';
import { seoAgencyContent } from '~/content/demos/seo-agency-content';
import { checkPage } from '~/features/page-check/rules/check-page';
import { type FindingState, SUBJECTS } from '~/features/page-check/rules/finding';
import { FindingMosaic } from './finding-mosaic';
import { FINDING_STATE_LABELS, FindingTile } from './finding-tile';
import { PageSource } from './page-source';
import { SearchResultPreview } from './search-result-preview';
import { SubjectFindings } from './subject-findings';
import { usePageCheck } from './use-page-check';

const FINDING_STATES: FindingState[] = ['good', 'warning', 'error', 'unknown'];

/**
 * Checks the visitor's HTML in the browser. The server renders it with a sample. It includes the page's heading, which is
 * beside the findings.
 */
export function PageCheck() {
  const input = useRef<HTMLTextAreaElement>(null);
  const check = usePageCheck(input);
  const findings = checkPage(check.facts);
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-grout lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid gap-y-8 lg:grid-rows-[auto_1fr]">
          <div className="lg:pe-4 lg:pt-8">
            <h1 className="text-[clamp(2.9rem,4.9vw,4.4rem)]">
              {seoAgencyContent.headline.map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </h1>
            <p className="mt-5 max-w-[30em] text-lg text-muted">{seoAgencyContent.lead}</p>
          </div>
          <PageSource check={check} input={input} />
        </div>
        <div className="grid gap-grout lg:grid-rows-[1fr_auto]">
          <div className="rounded-tile rounded-se-[4rem] bg-surface p-4 md:rounded-se-[8rem] md:p-6">
            <p role="status" className="pe-16 md:pe-28">
              <span className="block text-sm text-muted">{check.source}</span>
              <span className="mt-2 block font-display text-[clamp(3.5rem,8vw,7rem)] leading-[0.85] font-semibold tracking-[-0.04em] tabular-nums">
                {count('good')}
                <span className="text-[0.4em] tracking-[-0.02em] text-muted">
                  {' '}
                  of {findings.length} in order
                </span>
              </span>
            </p>
            <div className="mt-6">
              <FindingMosaic findings={findings} />
            </div>
            <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
              {FINDING_STATES.map((state) => (
                <li key={state} className="flex items-center gap-2">
                  <FindingTile state={state} className="size-3.5" />
                  <span className="tabular-nums">{count(state)}</span> {FINDING_STATE_LABELS[state]}
                </li>
              ))}
            </ul>
          </div>
          <SearchResultPreview facts={check.facts} />
        </div>
      </div>
      <h2 className="sr-only">What was found</h2>
      <div className="mt-14 grid gap-x-grout gap-y-12 md:grid-cols-2 lg:mt-20 xl:grid-cols-3">
        {SUBJECTS.map((subject) => (
          <SubjectFindings
            key={subject}
            subject={subject}
            findings={findings.filter((finding) => finding.subject === subject)}
          />
        ))}
      </div>
    </>
  );
}
