import { formatTexts, hallTexts } from '~/content/services/hackathon-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import type { HackathonRequest } from '~/domain/services/hackathon-form';
import type { HackathonPlan } from '~/domain/services/hackathon-plan';
import { formatDate } from '~/sections/format/format-date';

/** The plan in one sentence, for the enquiry. */
export function describePlan(
  { people, days, format, hall, from }: HackathonRequest,
  { total }: HackathonPlan,
): string {
  const where = format === 'online' ? '' : `, ${hallTexts[hall].inWords}`;
  const when = from ? `, from ${formatDate(from)}` : '';
  return `${people} people, ${days === 1 ? 'one day' : `${days} days`}, ${formatTexts[format].inWords}${where}${when}: about ${formatLakhCrore(total)} before GST`;
}
