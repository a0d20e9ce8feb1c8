import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { QuestionAndAnswer } from '../content-types';
import { type CommunityEvent, communityEvents } from './converge-content';

/** Texts of the product page of Converge. Figures are those of the customer story, prices those of the plans. */
export const convergePageContent = {
  headline: 'A community calendar with people in it',
  lead: 'Converge is software for meetups, guilds and alumni groups: one calendar, sign-ups with a seat count, a waiting list that moves by itself, and a list for the door.',
  deskHeadline: 'Try the calendar: take a seat at the guild',
  deskLead:
    'The next evenings of the Kochi Makers’ Guild. Take a seat, let somebody else ask for one, then give yours back and see who gets it.',
  peopleHeadline: 'Who uses it: four people, one calendar',
  chairsHeadline: 'Fewer no-shows, fewer empty chairs',
  chairsText:
    'Of a hundred people who sign up, so many do not come. A seat that can be given back without a reason is given back, and somebody from the waiting list sits on it.',
  plansHeadline: 'Prices by member, before and after GST',
  questionsHeadline: 'Questions from organisers',
  demoHeadline: 'Request a demo of Converge',
  demoLead:
    'Half an hour by video. Bring the evenings of one month; we enter them while you watch, and you keep the calendar whether you stay or not.',
} as const;

/** An evening that came out of Monsoon Build, where teams of the hackathon meet the guild. */
const monsoonEvening: CommunityEvent = {
  id: 'monsoon-after',
  day: { weekday: 'Thursday', week: 'in two weeks' },
  time: '6:30 pm',
  title: 'Monsoon Build, half a year on: Saaf Paani and Kaveri Grid',
  host: 'Anita Menon',
  room: 'Bench room',
  bookedSeats: 40,
  seats: 40,
};

export const convergeDeskEvents: readonly CommunityEvent[] = [...communityEvents, monsoonEvening];

/** Members of the guild by first name and initial, in the order in which they sign up. */
export const guildMembers: readonly string[] = [
  'Roy A.',
  'Annie C.',
  'Fathima K.',
  'Jose P.',
  'Latha M.',
  'Vipin S.',
  'Nazia R.',
  'Biju T.',
  'Sneha V.',
  'Arun D.',
  'Mini J.',
  'Rafeeq H.',
  'Divya N.',
  'Tony E.',
  'Shyam L.',
  'Ammu G.',
  'Kiran B.',
  'Leela F.',
  'Hari O.',
  'Suja W.',
  'Dinesh I.',
  'Reena U.',
  'Paul Q.',
  'Asif Y.',
  'Gita Z.',
  'Manu K.',
  'Rosy A.',
  'Vinod C.',
  'Sara P.',
  'Noble M.',
  'Jaya S.',
  'Ebin R.',
  'Lissy T.',
  'Omana V.',
  'Prem D.',
  'Thomas J.',
  'Usha H.',
  'Ravi N.',
  'Beena E.',
  'Cyril L.',
];

/** They ask for a seat when the visitor lets them. */
export const latecomers: readonly string[] = ['Salim Ebrahim', 'Deepa Varghese'];

export interface CommunityRole {
  id: 'member' | 'host' | 'convenor' | 'sponsor';
  name: string;
  role: string;
  sees: string;
  does: string;
  no: string;
  portrait: PortraitFeatures;
}

export const communityRoles: readonly CommunityRole[] = [
  {
    id: 'member',
    name: 'Fathima',
    role: 'Member, comes twice a month',
    sees: 'What is next, and whether there is a seat.',
    does: 'Ticks one box. Unticks it until six on the evening itself.',
    no: 'No feed, no likes, no list of people she may know.',
    portrait: {
      background: 'marigold',
      top: 'indigo',
      trim: 'bone',
      wear: 'crew-neck',
      skin: 'tan',
      hair: 'long',
      headwear: 'hijab',
    },
  },
  {
    id: 'host',
    name: 'Roy Antony',
    role: 'Host of the tide sensor',
    sees: 'Twenty-four chairs, who sits on them, who waits.',
    does: 'Writes a title, a room and a number. His name stands beside it.',
    no: 'No form with thirty fields for one evening.',
    portrait: {
      background: 'peacock',
      top: 'sand',
      trim: 'ink',
      wear: 'dungarees',
      skin: 'brown',
      hair: 'crop',
      beard: 'full',
    },
  },
  {
    id: 'convenor',
    name: 'Annie Chacko',
    role: 'Convenor of the guild',
    sees: 'Every chapter’s month on one page, and the tools that are out.',
    does: 'Looks on Sunday evening. In May it took all volunteers together five hours a week.',
    no: 'No export into a spreadsheet to find out who came.',
    portrait: {
      background: 'gulal',
      top: 'ink',
      trim: 'bone',
      wear: 'saree',
      skin: 'wheat',
      hair: 'bun',
      hairColour: 'grey',
      glasses: true,
    },
  },
  {
    id: 'sponsor',
    name: 'Rehan Khan',
    role: 'Malabar Cold Chain pays for the tea',
    sees: 'The evenings that carry the company’s name, and how many came.',
    does: 'Signs up like everybody else. In July he was a judge at Monsoon Build.',
    no: 'No addresses of members. They are not for sale in any plan.',
    portrait: {
      background: 'jade',
      top: 'basalt',
      trim: 'bone',
      wear: 'blazer',
      skin: 'tan',
      hair: 'side-parted',
      beard: 'moustache',
    },
  },
];

export const convergeQuestions: readonly QuestionAndAnswer[] = [
  {
    id: 'converge-app',
    question: 'Do members have to install an app?',
    answer:
      'No. Everything works in the browser of any phone. An app for Android and iPhone is in test with the guild in Kochi and opens in February 2027; it shows the same calendar.',
  },
  {
    id: 'converge-account',
    question: 'Does one need an account to sign up for an evening?',
    answer:
      'A name and an email address. The link in the confirmation gives the seat back. Who wants to see all their evenings in one place makes an account later.',
  },
  {
    id: 'converge-waiting',
    question: 'Who gets a seat that is given back?',
    answer:
      'The first person of the waiting list, at once, with an email. If it is less than two hours until the evening, the first who answers.',
  },
  {
    id: 'converge-chapters',
    question: 'Can several cities share one community?',
    answer:
      'Yes, in the Federation plan: each chapter has its own calendar and hosts, and members see those they chose. Begin with the chapter that is best organised.',
  },
  {
    id: 'converge-data',
    question: 'Whose data is it?',
    answer:
      'Yours. It lies on servers in Mumbai, sponsors never see addresses, and everything can be taken along as files at any time. Thirty days after you leave it is erased here.',
  },
];
