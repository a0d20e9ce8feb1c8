import { briefTexts, dataTexts, lineTexts } from '~/content/services/web-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import type { WebEstimate } from '~/domain/services/web-estimate';
import type { WebNeeds } from '~/domain/services/web-estimate-form';
import { pluralise } from '~/domain/text/pluralise';

/** "Rs. 8.5 to 9.78 lakh" when both have the same unit. */
export function formatPriceRange({ price: { low, high } }: WebEstimate): string {
  const from = formatLakhCrore(low);
  const to = formatLakhCrore(high);
  const unit = / (lakh|crore)$/.exec(to)?.[0];
  return unit && from.endsWith(unit)
    ? `${from.slice(0, -unit.length)} to ${to.replace('Rs. ', '')}`
    : `${from} to ${to.replace('Rs. ', '')}`;
}

export const formatWeekRange = ({ weeks: { low, high } }: WebEstimate): string =>
  low === high ? `${low} weeks` : `${low} to ${high} weeks`;

/** The estimate in one sentence, for the enquiry. */
export function describeEstimate(needs: WebNeeds, estimate: WebEstimate): string {
  const { jobs, roles, systems, languages, data, line, brief } = needs;
  return [
    pluralise(roles, 'kind of people', 'kinds of people'),
    pluralise(jobs, 'thing to do', 'things to do'),
    pluralise(languages, 'language'),
    pluralise(systems, 'other system'),
    dataTexts[data],
    lineTexts[line],
    `${briefTexts[brief]}: ${formatWeekRange(estimate)}, ${formatPriceRange(estimate)} before GST`,
  ].join(', ');
}
