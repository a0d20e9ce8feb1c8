import type { AnnouncementPages, AnnouncementTone } from '~/domain/announcements/announcement';
import type { GapKind, GapState } from '~/domain/gaps/gap';

/** Texts that staff insert into their replies. */
export const sampleReplyTemplates = [
  {
    daysAgo: 29,
    name: 'First answer to a project',
    text: 'Hello {first name},\n\nthank you for your {kind}.\n\nCould you send us three things: what exists today, who uses it, and the day by which it must work? With these, an engineer answers with questions or a first estimate.',
  },
  {
    daysAgo: 16,
    name: 'Something arrived broken',
    text: 'Hello {first name},\n\nthis should not have happened. Please request a return under “Return an item” on the page of your order, with a photo if you can. Keep the thing and its packing until you have our answer.\n\nYou choose between another one and your money back. It costs you nothing.',
  },
] as const;

/** Shown from the start of the first day to the end of the last one. Days count from today. */
export interface SampleAnnouncement {
  daysAgo: number;
  startsIn: number;
  endsIn: number;
  text: string;
  link: string;
  linkLabel: string;
  tone: AnnouncementTone;
  pages: AnnouncementPages;
}

/** One that is over and one that begins later, for the discount codes of the sample company. */
export const sampleAnnouncements: readonly SampleAnnouncement[] = [
  {
    daysAgo: 20,
    startsIn: -20,
    endsIn: -4,
    text: '15 % off everything with the code DIWALI-15.',
    link: '/shop/grid',
    linkLabel: 'See the shop',
    tone: 'offer',
    pages: 'all',
  },
  {
    daysAgo: 2,
    startsIn: 7,
    endsIn: 37,
    text: '10 % off from Rs. 500 with the code NEW-YEAR-10.',
    link: '/shop/grid',
    linkLabel: 'See the shop',
    tone: 'offer',
    pages: 'shop',
  },
];

/** What visitors did not find, in days before today. `state` is what staff made of it a day after the last one. */
export const sampleGaps: readonly {
  kind: GapKind;
  text: string;
  daysAgo: readonly number[];
  state?: Exclude<GapState, 'open'>;
}[] = [
  { kind: 'search', text: 'cash on delivery', daysAgo: [27, 21, 18, 12, 12, 9, 4, 2] },
  { kind: 'search', text: 'soldering iron', daysAgo: [19, 11, 6, 3, 1] },
  { kind: 'search', text: 'internship certificate', daysAgo: [25, 24, 22], state: 'done' },
  { kind: 'question', text: 'Do you print our logo on the mugs?', daysAgo: [16, 10, 3, 1] },
  { kind: 'question', text: 'Is there parking at the workshop?', daysAgo: [8, 5] },
  { kind: 'help', text: 'gst-invoice', daysAgo: [14, 3] },
  { kind: 'path', text: '/shop/lamps', daysAgo: [17, 13, 13, 7, 2] },
  { kind: 'path', text: '/hackathon-2024', daysAgo: [20, 9] },
  { kind: 'path', text: '/wp-login.php', daysAgo: [23, 15, 15, 8] },
  { kind: 'search', text: 'asdf', daysAgo: [26], state: 'ignored' },
];
