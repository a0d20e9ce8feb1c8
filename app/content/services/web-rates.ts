import type { WebRates } from '~/domain/services/web-estimate';
import type { WebNeeds } from '~/domain/services/web-estimate-form';
import { companyServices } from './company-services';

const service = companyServices.find(({ id }) => id === 'custom-web-development');
/** The price of the service buys eight weeks with a team of two. */
const INCLUDED_DAYS = 8 * 2 * 5;

/** The days come from the time sheets of finished projects, rounded. */
export const webRates: WebRates = {
  day: (service?.startingPrice.price ?? 0) / INCLUDED_DAYS,
  minWeeks: 8,
  maxWeeks: 24,
  minTeam: 2,
  maxTeam: 4,
  days: {
    base: 40,
    job: 9,
    role: 5,
    system: 10,
    language: 5,
    tidyData: 6,
    grownData: 22,
    offline: 28,
  },
  unknownPercent: { base: 15, system: 3, grownData: 10, talkedBrief: 12 },
};

/** The example that the page begins with. */
export const defaultWebNeeds: WebNeeds = {
  jobs: 5,
  roles: 3,
  systems: 1,
  data: 'tidy',
  languages: 2,
  line: 'online',
  brief: 'talked',
};
