import { hackathonRates } from '~/content/services/hackathon-rates';
import type { HackathonRequest } from '~/domain/services/hackathon-form';
import type { BudgetLineId, HackathonPlan } from '~/domain/services/hackathon-plan';
import { pluralise } from '~/domain/text/pluralise';
import { formatAmountInSentence } from '~/sections/format/format-amount';

const rates = hackathonRates;

/** How the amount of a line comes about. */
export function describeBudgetLine(
  id: BudgetLineId,
  { people, days }: HackathonRequest,
  { heads, meals, portions }: HackathonPlan,
): string {
  const dayText = pluralise(days, 'day');
  switch (id) {
    case 'fee':
      return `Plan, call, registration, judging, certificates; ${heads.crew} of us on the floor; the report`;
    case 'software':
      return 'The difference between the Event and the Organisation plan, for a year';
    case 'food':
      return `${meals} meals for ${portions} people, ${formatAmountInSentence(rates.mealPerPerson)} each`;
    case 'hall':
      return `${people} people, ${dayText}, ${formatAmountInSentence(rates.hallPerPersonDay)} a head and day, cleaned`;
    case 'beds':
      return `${people} for ${days - 1 === 1 ? 'a night' : `${days - 1} nights`}, rented and washed`;
    case 'prizes':
      return `${formatAmountInSentence(rates.prizesPerPerson)} for each who comes; five teams share it`;
    case 'judges':
      return `${heads.judges} judges, ${formatAmountInSentence(rates.judgeTravel)} each. They are not paid`;
    case 'network':
      return 'Brought, tested and taken away again';
    case 'power':
      return `${heads.teams} tables, ${formatAmountInSentence(rates.powerPerTeam)} each`;
    case 'first-aid':
      return `Two trained people on site, ${dayText}`;
    case 'shirts':
      return `${people + heads.crew} of each`;
    case 'stream':
      return `${dayText} with a technician, ${formatAmountInSentence(rates.streamPerDay)} a day`;
    case 'parcels':
      return `${people} shirts by post, ${formatAmountInSentence(rates.parcel)} each`;
    case 'reserve':
      return `${rates.reservePercent} % of what you pay to others. What is left of it is yours`;
  }
}
