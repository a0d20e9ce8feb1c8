import type { HackathonRequest } from '~/domain/services/hackathon-form';
import type { HackathonRates } from '~/domain/services/hackathon-plan';
import { hackMatrixPlans } from '../products/product-plans';
import { companyServices } from './company-services';

const rupees = (amount: number) => amount * 100;
const service = companyServices.find(({ id }) => id === 'hackathon-organization');
const eventPlan = hackMatrixPlans.find(({ id }) => id === 'event');
const organisationPlan = hackMatrixPlans.find(({ id }) => id === 'organisation');

/**
 * Our price is that of the service. The others are planning rates: what such things cost at the events of 2025 and
 * 2026. Seven meals come to the price of a seat at Winter Build, which costs what the food costs.
 */
export const hackathonRates: HackathonRates = {
  fee: {
    base: service?.startingPrice.price ?? 0,
    included: 120,
    thirdDay: rupees(60_000),
    crewDay: rupees(15_000),
  },
  software: {
    included: eventPlan?.maxParticipants ?? 0,
    difference: (organisationPlan?.price ?? 0) - (eventPlan?.price ?? 0),
  },
  mealPerPerson: rupees(71),
  hallPerPersonDay: rupees(180),
  bedRollPerNight: rupees(90),
  prizesPerPerson: rupees(500),
  judgeTravel: rupees(1_500),
  network: rupees(18_000),
  powerPerTeam: rupees(120),
  firstAidPerDay: rupees(6_000),
  shirt: rupees(240),
  badge: rupees(22),
  streamPerDay: rupees(35_000),
  parcel: rupees(120),
  reservePercent: 10,
  shirtSizes: [
    ['S', 14],
    ['M', 27],
    ['L', 31],
    ['XL', 18],
    ['XXL', 7],
    ['3XL', 3],
  ],
};

export const defaultHackathonRequest: HackathonRequest = {
  people: 120,
  days: 2,
  format: 'overnight',
  hall: 'own',
};
