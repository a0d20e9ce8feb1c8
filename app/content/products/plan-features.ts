import { getProductFeature, listPlansWith } from '../features/product-features';
import { convergePlans, hackMatrixPlans } from './product-plans';

type Values<Id extends string> = Readonly<Record<Id, string | boolean>>;

export interface PlanFeature<Id extends string> {
  id: string;
  label: string;
  values: Values<Id>;
}

type HackMatrixId = (typeof hackMatrixPlans)[number]['id'];
type ConvergeId = (typeof convergePlans)[number]['id'];

/** The plans of HackMatrix that have all of these features. */
const onPlans = (...featureIds: readonly string[]) => listPlansWith(hackMatrixPlans, ...featureIds);
/** The plans of Converge that have all of these features. */
const onMemberPlans = (...featureIds: readonly string[]) => listPlansWith(convergePlans, ...featureIds);

/** Features of the HackMatrix plans, besides price and size. */
export const hackMatrixPlanFeatures: readonly PlanFeature<HackMatrixId>[] = [
  {
    id: 'events',
    label: 'Events',
    values: { community: 'One at a time', event: 'One', organisation: 'Any number' },
  },
  {
    id: 'flow',
    label: 'Registration, teams, submissions, judging',
    values: onPlans('registration-form', 'skill-cards', 'submission-form', 'judging-matrix'),
  },
  {
    id: 'certificates',
    label: 'Leaderboard and certificates',
    values: onPlans('publish-switch', 'numbered-certificates'),
  },
  { id: 'flags', label: 'Outlier flags and the audit log', values: onPlans('outlier-flags', 'audit-log') },
  { id: 'conflicts', label: getProductFeature('conflict-rules').name, values: onPlans('conflict-rules') },
  { id: 'colours', label: getProductFeature('own-look').name, values: onPlans('own-look') },
  {
    id: 'help',
    label: 'Help',
    values: {
      community: 'By email, two working days',
      event: 'A person on call all weekend',
      organisation: 'A person on call all weekend',
    },
  },
  { id: 'sign-in', label: getProductFeature('event-sign-in').name, values: onPlans('event-sign-in') },
  { id: 'years', label: 'Results across years, and the API', values: onPlans('results-across-years') },
  {
    id: 'training',
    label: 'A day of training at your place',
    values: { community: false, event: false, organisation: true },
  },
];

/** Features of the Converge plans, besides price and size. */
export const convergePlanFeatures: readonly PlanFeature<ConvergeId>[] = [
  {
    id: 'calendar',
    label: 'Calendar, sign-ups and the door list',
    values: onMemberPlans('community-calendar', 'no-account-sign-up', 'door-list'),
  },
  { id: 'phone', label: 'The app on the phone, when it opens', values: onMemberPlans('phone-app') },
  { id: 'talks', label: 'Talks and sponsors', values: onMemberPlans('talks', 'sponsors') },
  {
    id: 'chapters',
    label: 'Chapters',
    values: { circle: 'One', guild: 'One', federation: 'Any number' },
  },
  {
    id: 'own-sign-in',
    label: 'Sign-in with your identity provider',
    values: onMemberPlans('community-sign-in'),
  },
];
