import { STEP_LABELS } from '~/content/admin/measurement-texts';
import type { FunnelStep } from '~/domain/measurements/measured-days';
import { formatCount } from '~/sections/format/format-amount';

const describeRate = (rate: number | undefined, index: number) => {
  if (index === 0) return 'the first step';
  return rate === undefined ? 'nothing at the step before' : `${rate} % of the step before`;
};

/** The steps from a product to an order, each with its share of the step before. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <section aria-labelledby="funnel-title" className="rounded-tile bg-surface p-4 lg:p-4.5">
      <h2 id="funnel-title" className="text-panel">
        From product to order
      </h2>
      <p className="mt-0.5 max-w-2xl text-xs text-muted">
        Page views, not persons: a cart that is opened twice counts twice, so a share can be above 100 %.
      </p>
      <ol className="mt-3 grid grid-cols-2 gap-grout lg:grid-cols-4">
        {steps.map(({ step, count, rate }, index) => (
          <li key={step} className="grid content-between gap-3 rounded-tile bg-bg p-3">
            <p>
              <span className="block text-xs text-muted">{STEP_LABELS[step]}</span>
              <span className="mt-1 block font-display text-[1.5rem] leading-tight font-semibold tabular-nums">
                {formatCount(count)}
              </span>
              <span className="block text-xs text-muted">{describeRate(rate, index)}</span>
            </p>
            <svg width="100%" height="10" className="block rounded-inner bg-surface" aria-hidden="true">
              <rect
                width={`${(count / most) * 100}%`}
                height="10"
                className={step === 'order' ? 'fill-glaze-vermilion' : 'fill-glaze-peacock'}
              />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
