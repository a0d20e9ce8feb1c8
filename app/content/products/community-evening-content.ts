import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { convergeContent } from './converge-content';
import { communityRoles } from './converge-page-content';

/** One evening of the community in the Converge story, as six people saw it. */
export const eveningContent = {
  headline: 'Community software, told by the people of one evening',
  lead: `Converge keeps the calendar, the seats and the waiting list of the ${convergeContent.community}. This is its radio night. Choose a person to read it as they saw it.`,
  everyone: 'Everyone in turn',
  workHeadline: 'What Converge did, and what people did',
  sizesHeadline: 'For a reading group, a guild, forty chapters',
} as const;

export const sampleEvening = {
  title: 'Radio night: bring one that is silent',
  startsAt: '2026-11-19T18:30:00+05:30',
  room: 'Electronics corner',
  seats: 24,
  came: 20,
} as const;

export type EveningPersonId = 'roy' | 'fathima' | 'salim' | 'deepa' | 'annie' | 'rehan';

export interface EveningPerson {
  id: EveningPersonId;
  name: string;
  part: string;
  portrait: PortraitFeatures;
}

const getRole = (id: (typeof communityRoles)[number]['id']) => {
  const found = communityRoles.find((role) => role.id === id);
  if (!found) throw new Error(`There is no role ${id}.`);
  return found;
};

/** The portraits of those who are on the product page are the same there. */
export const eveningPeople: readonly EveningPerson[] = [
  { id: 'roy', name: getRole('host').name, part: 'hosts it', portrait: getRole('host').portrait },
  {
    id: 'fathima',
    name: getRole('member').name,
    part: 'comes with a radio',
    portrait: getRole('member').portrait,
  },
  {
    id: 'salim',
    name: 'Salim Ebrahim',
    part: 'is on the waiting list',
    portrait: {
      background: 'indigo',
      top: 'slate',
      trim: 'marigold',
      wear: 'collar',
      skin: 'dark',
      hair: 'receding',
      hairColour: 'grey',
      beard: 'full',
      build: 'broad',
    },
  },
  {
    id: 'deepa',
    name: 'Deepa Varghese',
    part: 'gives her seat back',
    portrait: {
      background: 'bone',
      top: 'vermilion',
      trim: 'ink',
      wear: 'kurta',
      skin: 'tan',
      hair: 'bob',
      glasses: true,
      earrings: true,
    },
  },
  {
    id: 'annie',
    name: getRole('convenor').name,
    part: 'is convenor',
    portrait: getRole('convenor').portrait,
  },
  {
    id: 'rehan',
    name: getRole('sponsor').name,
    part: 'pays for the tea',
    portrait: getRole('sponsor').portrait,
  },
];

export interface EveningMoment {
  id: string;
  /** Day and hour as the calendar shows them. */
  day: string;
  time: string;
  title: string;
  /** Chairs that are promised, or from 18:30 on those that are sat on. */
  taken: number;
  waiting: number;
  /** Who tells it when no person is chosen. */
  toldBy: EveningPersonId;
  voices: Readonly<Partial<Record<EveningPersonId, string>>>;
}

export const eveningMoments: readonly EveningMoment[] = [
  {
    id: 'written',
    day: 'Monday',
    time: '20:10',
    title: 'The evening is written down',
    taken: 0,
    waiting: 0,
    toldBy: 'roy',
    voices: {
      roy: 'A title, a room, twenty-four chairs. It asked me for nothing else, and my tea was still warm.',
      annie: 'I see that Thursday has a host. That is all I have to know on a Monday.',
      rehan: 'The evening carries our name in one line. I did not ask for a logo.',
    },
  },
  {
    id: 'joined',
    day: 'Tuesday',
    time: '08:40',
    title: 'The first eleven sign up',
    taken: 11,
    waiting: 0,
    toldBy: 'fathima',
    voices: {
      fathima:
        'On the ferry, between two stops. I ticked the box and took my grandfather’s radio off the shelf.',
      deepa: 'I ticked it, too. I wanted to ask who else comes. It says eleven, and one name: Roy.',
      roy: 'Eleven before nine. I ordered capacitors for twenty.',
    },
  },
  {
    id: 'full',
    day: 'Wednesday',
    time: '21:30',
    title: 'All chairs are taken',
    taken: 24,
    waiting: 3,
    toldBy: 'salim',
    voices: {
      salim: 'Full. I am first of three who wait. I put the radio into the van all the same.',
      roy: 'It asks whether the room holds more. It does not. I leave it at twenty-four.',
      annie: 'Three wait. In 2024 three would have been told no, and ten chairs would have stood empty.',
    },
  },
  {
    id: 'given-back',
    day: 'Thursday',
    time: '15:40',
    title: 'A seat is given back',
    taken: 24,
    waiting: 2,
    toldBy: 'deepa',
    voices: {
      deepa: 'My mother had a fall, a small one. I unticked the box in the corridor. Nobody asked me why.',
      salim: 'My phone buzzed: a chair, mine. I was under a gate with a torch in my hand.',
      roy: 'Still twenty-four of twenty-four. I had not noticed that one of them is another.',
    },
  },
  {
    id: 'second-seat',
    day: 'Thursday',
    time: '17:20',
    title: 'Another one, less than two hours before',
    taken: 24,
    waiting: 1,
    toldBy: 'annie',
    voices: {
      annie:
        'So late it does not hand the chair to the next in line, who may be at supper. It asks both, and Jose answered first.',
      roy: 'The list changed once more. I had the soldering irons on by then.',
    },
  },
  {
    id: 'door',
    day: 'Thursday',
    time: '18:25',
    title: 'At the entrance',
    taken: 17,
    waiting: 0,
    toldBy: 'rehan',
    voices: {
      rehan: 'I said my name like everybody else. I pay for the tea; I do not get a list.',
      fathima: 'My screen is cracked, so I said the three words under the code. That works, too.',
      salim: 'I was on the list as if I had always been on it.',
      annie: 'The list is on a volunteer’s phone, and it stays there when the router sulks.',
    },
  },
  {
    id: 'counted',
    day: 'Thursday',
    time: '19:15',
    title: 'Twenty have come, four have not',
    taken: sampleEvening.came,
    waiting: 0,
    toldBy: 'roy',
    voices: {
      roy: 'Four empty chairs. Two years ago it was half the room, and you cannot teach to half a room.',
      annie: 'Nobody is written to about it. Who stays away three times is asked once, kindly, by me.',
      salim: 'One of them was beside me. I put my coat on it.',
    },
  },
  {
    id: 'next',
    day: 'Thursday',
    time: '21:10',
    title: 'Everybody goes home, and the next evening is there',
    taken: sampleEvening.came,
    waiting: 0,
    toldBy: 'fathima',
    voices: {
      fathima:
        'It plays. Static, then a temple song from Vaikom. I ticked the tide sensor on the way to the ferry.',
      deepa: 'I read that it was a good one. I still cannot write to any of them, and I still mind.',
      rehan: 'Twenty came, it says. That is the whole of my report, and it is enough for the board.',
      salim: 'I left the coat. It is on the calendar now, under lost things.',
    },
  },
];

/** What was counted of the evening. Two seats changed hands, so that there are two more confirmations than chairs. */
export const eveningWork = [
  {
    id: 'fields',
    value: '3',
    text: 'fields that the host filled in: title, room, number of chairs',
  },
  {
    id: 'confirmations',
    value: String(sampleEvening.seats + 2),
    text: 'confirmations, each with a link that gives the seat back',
  },
  {
    id: 'asked',
    value: '2',
    text: 'asked at 17:20 whether they still want to come; one answered after three minutes',
  },
  {
    id: 'reasons',
    value: '0',
    text: 'reasons asked for, and messages to people who had not signed up',
  },
] as const;
