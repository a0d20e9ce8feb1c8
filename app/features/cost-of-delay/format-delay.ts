import { formatLakhCrore } from '~/domain/money/lakh-crore';
import type { Paise } from '~/domain/money/money';
import type { DelayCost, DelayedProject } from '~/features/cost-of-delay/rules/delay-cost';

const NO_BREAK_SPACE = '\u00a0';

const NUMBER_WORDS = 'No|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve'.split('|');

/** "Six months late costs Rs. 78 lakh." */
export function formatDelayHeadline({ months }: DelayedProject, { total }: DelayCost): string {
  if (months === 0) return 'On time costs nothing.';
  const count = NUMBER_WORDS[months] ?? String(months);
  return `${count} ${months === 1 ? 'month' : 'months'} late costs ${formatLakhCrore(total).replace(' ', NO_BREAK_SPACE)}.`;
}

interface DelayStep {
  id: string;
  label: string;
  /** The formula as text. */
  calculation: string;
  amount: Paise;
}

/** The steps of the calculation. */
export function buildDelayBreakdown(project: DelayedProject, cost: DelayCost): DelayStep[] {
  const { months, benefit, waiting, missed, ratePercent, lifetime } = project;
  const monthlyBenefits = `${months} × ${formatLakhCrore(benefit)}`;
  return [
    {
      id: 'missed',
      label: missed === 'lost' ? 'Benefit that is gone' : 'Benefit that comes later',
      calculation:
        missed === 'lost'
          ? months > lifetime
            ? `${lifetime} × ${formatLakhCrore(benefit)}: more than its lifetime cannot be missed`
            : monthlyBenefits
          : `${lifetime} months, each ${months} later, at ${ratePercent} % a year`,
      amount: cost.missed,
    },
    {
      id: 'waiting',
      label: 'Paid while waiting',
      calculation: `${months} × ${formatLakhCrore(waiting)}`,
      amount: cost.waiting,
    },
  ];
}
