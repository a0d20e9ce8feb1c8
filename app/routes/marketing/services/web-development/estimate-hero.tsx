import { webContent } from '~/content/services/web-content';
import type { WebEstimate } from '~/domain/services/web-estimate';
import type { WebNeeds } from '~/domain/services/web-estimate-form';
import { ResultActions } from '~/sections/marketing/result-actions';
import { describeEstimate, formatPriceRange, formatWeekRange } from './describe-estimate';
import { EstimateSentence } from './estimate-sentence';

interface EstimateHeroProps {
  needs: WebNeeds;
  estimate: WebEstimate;
  estimateUrl: string;
}

/** The sentence at the left, what it comes to at the right. */
export function EstimateHero({ needs, estimate, estimateUrl }: EstimateHeroProps) {
  const { team, unknownPercent, isTooLarge } = estimate;
  return (
    <section className="wrap pt-8 md:pt-14">
      <div className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h1>{webContent.headline}</h1>
        <p className="max-w-[32em] text-lead text-muted">{webContent.lead}</p>
      </div>
      <div id="estimate" className="mt-8 grid scroll-mt-4 gap-grout md:mt-12 lg:grid-cols-[7fr_5fr]">
        <EstimateSentence needs={needs} />
        <div className="flex flex-col justify-between gap-8 rounded-tile bg-glaze-vermilion p-5 text-glaze-ink quarter-br md:p-8">
          <p role="status">
            <span className="block font-medium">
              {isTooLarge ? 'Too much for one go. All of it would be' : 'It comes to'}
            </span>
            <span className="mt-2 block font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
              {formatWeekRange(estimate)}
            </span>
            <span className="mt-1 block font-display text-h3 font-semibold tabular-nums">
              {formatPriceRange(estimate)}, before GST
            </span>
          </p>
          <p className="max-w-[24em] pe-12 pb-6 font-medium">
            {isTooLarge
              ? 'We would begin with the half that hurts most, and estimate the rest when that half is in use.'
              : `${team === 2 ? 'Two' : team === 3 ? 'Three' : 'Four'} of us. The upper figure holds ${unknownPercent} % for what nobody knows yet.`}
          </p>
        </div>
      </div>
      <p className="sr-only print:not-sr-only">{describeEstimate(needs, estimate)}</p>
      <div className="mt-4">
        <ResultActions url={estimateUrl} />
      </div>
    </section>
  );
}
