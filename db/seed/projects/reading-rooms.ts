import { createSeatMap } from './seat-map';
import type { SeedProject } from './types';

const brief = `# Reading room bookings: what we build, and what not

Kaveri Library Trust, three reading rooms, 214 seats.

## What a reader can do
- See which seats are free today, by room and by hour, without an account.
- Book a seat for up to four hours with a library card number.
- Give a seat back with one press. A seat that nobody sits on after twenty minutes is free again.

## What a librarian can do
- See the room as it is now, and set a seat free or aside.
- Close a room for a day, with a sentence that every reader sees.
- Print the day at eight in the morning, for the day without power.

## What we leave out, and why
- Payments: a seat costs nothing, and shall cost nothing.
- An app: two in three readers came with a phone that had no room for one.
- Reminders by message: the Trust does not want to keep phone numbers.

## How we know that it works
Each room runs on it for a week before the old book is put away. Until then both are kept.
`;

const readerTests = `Session,Reader,Phone,Found a free seat (s),Booked it (s),What stopped them
1,Retired teacher,Borrowed tablet,41,95,"Looked for the word ""reserve"""
2,Law student,Android 11,12,30,
3,Law student,Android 9,15,38,Card number with a space was refused
4,Mother with two children,iPhone,22,61,Wanted two seats beside each other
5,Exam candidate,Android 13,9,24,
6,Retired engineer,Library PC,18,44,Expected to click on the map
7,School student,Android 10,14,33,
8,Blind reader with TalkBack,Android 12,35,70,Heard the seat number before the room
`;

/** Week 6 of 12: half of the milestones are done. */
export const readingRooms: SeedProject = {
  id: '01938f00-0000-7000-8000-000000000101',
  name: 'Reading room bookings',
  summary: 'Readers see free seats in three reading rooms and book one with their library card.',
  state: 'running',
  starts: -35,
  ends: 46,
  contactId: 'gurleen-sandhu',
  milestones: [
    { title: 'What we build, and what not', due: -24, done: -25 },
    { title: 'A draft that eight readers tried', due: -10, done: -11 },
    { title: 'Booking a seat works from end to end', due: -3, done: -3 },
    { title: 'The librarian’s desk', due: 18 },
    { title: 'Each room on it for a week', due: 32 },
    { title: 'Handover, and the old book is put away', due: 46 },
  ],
  updates: [
    {
      authorId: 'gurleen-sandhu',
      day: -25,
      title: 'We agreed on what it is, and on what it is not',
      paragraphs: [
        'Thank you for two long afternoons in Mysuru. What we agreed on is one page, and it lies below under files. Payments, an app and reminders by message are out; the printed day for the morning without power is in.',
        'Next: a draft that one can click through, and eight readers who try it. Your librarians find the readers, we bring the phones.',
      ],
    },
    {
      authorId: 'zeenat-parveen',
      day: -11,
      title: 'Eight readers, and the word nobody looked for',
      paragraphs: [
        'All eight booked a seat. The slowest needed a minute and a half, because he looked for “reserve” and our button said “book”: in a library a book is something else. It says “take this seat” now.',
        'With TalkBack the seat number came before the room, so that “twelve” meant nothing for three seconds. The room comes first now. The whole table is under files.',
      ],
      comments: [
        {
          day: -10,
          text: 'One of our regulars asks whether two people can take seats beside each other with one card. Mothers come with school children on Saturdays.',
          answer: {
            byId: 'gurleen-sandhu',
            day: -9,
            text: 'Yes: up to three seats with one card, beside each other where there are such. It is in the milestone of last Friday, and reader four gave us the idea as well.',
          },
        },
      ],
    },
    {
      authorId: 'gurleen-sandhu',
      day: -3,
      title: 'A seat can be taken from end to end',
      paragraphs: [
        'On the test site you can now take a seat, take three beside each other, and give them back. Two people who press at the same moment do not get the same seat: we let two hundred scripts try for an hour.',
        'The map of the first room is drawn (under files). For the other two we need the plans with the pillars. Could somebody measure the window side of room three again? Ours has a seat inside a pillar.',
        'From Monday: the librarian’s desk.',
      ],
    },
  ],
  showsHours: true,
  hours: [
    {
      teamMemberId: 'gurleen-sandhu',
      day: -26,
      minutes: 330,
      note: 'Two afternoons in Mysuru',
      milestone: 0,
    },
    { teamMemberId: 'zeenat-parveen', day: -14, minutes: 420, note: 'Draft to click through', milestone: 1 },
    {
      teamMemberId: 'zeenat-parveen',
      day: -12,
      minutes: 300,
      note: 'Eight readers try the draft',
      milestone: 1,
    },
    {
      teamMemberId: 'gurleen-sandhu',
      day: -7,
      minutes: 465,
      note: 'Taking and giving back a seat',
      milestone: 2,
    },
    { teamMemberId: 'gurleen-sandhu', day: -4, minutes: 390, note: 'Two people press at once', milestone: 2 },
    {
      teamMemberId: 'gurleen-sandhu',
      day: -3,
      minutes: 75,
      note: 'Drew the map of room one again',
      milestone: 2,
      isBillable: false,
    },
  ],
  files: [
    {
      name: 'What we build, and what not.md',
      mediaType: 'text/markdown',
      content: brief,
      addedById: 'gurleen-sandhu',
      day: -25,
    },
    {
      name: 'Eight readers.csv',
      mediaType: 'text/csv',
      content: readerTests,
      addedById: 'zeenat-parveen',
      day: -11,
    },
    {
      name: 'Seat map, room one.png',
      mediaType: 'image/png',
      // Drawn when the samples are stored, and not at each start of the site.
      get content() {
        return createSeatMap();
      },
      addedById: 'gurleen-sandhu',
      day: -3,
    },
  ],
};
