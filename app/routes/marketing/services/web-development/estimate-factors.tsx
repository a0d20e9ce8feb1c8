import { factorTexts, webContent } from '~/content/services/web-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import { reduceFactor, type WebEstimate } from '~/domain/services/web-estimate';
import { toWebForm, type WebNeeds } from '~/domain/services/web-estimate-form';
import { paths } from '~/paths';
import { toPercent } from '~/ui/charts/scale';

interface EstimateFactorsProps {
  needs: WebNeeds;
  estimate: WebEstimate;
}

/** Each part of the estimate as a row of days, with a link that leaves some of it out. */
export function EstimateFactors({ needs, estimate }: EstimateFactorsProps) {
  const longest = Math.max(...estimate.factors.map(({ days }) => days));
  return (
    <section aria-labelledby="moves-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="moves-title">{webContent.movesHeadline}</h2>
        <p className="text-muted">{webContent.movesLead}</p>
      </div>
      <ul className="mt-8 grid gap-grout">
        {estimate.factors.map(({ id, days, price }) => {
          const { label, note, less } = factorTexts[id];
          const reduced = reduceFactor(needs, id);
          return (
            <li
              key={id}
              className="grid items-center gap-x-8 gap-y-2 rounded-tile bg-surface px-4 py-4 md:px-6 lg:grid-cols-[5fr_7fr]"
            >
              <p>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{note}</span>
              </p>
              <div>
                <svg width="100%" height="16" aria-hidden="true" className="block rounded-inner">
                  <rect width="100%" height="16" className="fill-tile-1" />
                  <rect width={`${toPercent(days, longest)}%`} height="16" className="fill-glaze-vermilion" />
                </svg>
                <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6 text-sm">
                  <span className="tabular-nums">
                    {days} days, {formatLakhCrore(price)}
                  </span>
                  {reduced && less && (
                    <a
                      href={`${paths.webDevelopment(toWebForm(reduced))}#estimate`}
                      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
                    >
                      {less}
                    </a>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
