import { company } from './company';

/** One of the six tile shapes of the design. */
export type TileShape = 'square' | 'dot' | 'leaf' | 'triangle' | 'quarter' | 'four';

export interface ManifestoPrinciple {
  id: string;
  tile: TileShape;
  sentence: string;
  paragraphs: readonly [string, ...string[]];
}

/** The seal of a founder: four tiles, row by row. */
export interface FounderSeal {
  teamMemberId: string;
  tiles: readonly [TileShape, TileShape, TileShape, TileShape];
}

export const manifestoContent = {
  headline: 'Our principles: what we hold to',
  lead: 'Six sentences, and what we mean by them. We read them aloud to each other once a year and change what is no longer true.',
  closing: 'Written by three, read by everybody, held to by those who stay.',
  signedOn: '2026-06-12',
} as const;

export const manifestoPrinciples: readonly ManifestoPrinciple[] = [
  {
    id: 'one-tile',
    tile: 'square',
    sentence: 'Set one tile at a time.',
    paragraphs: [
      'Nothing large was ever finished. What gets finished is small: a screen that a clerk can use on Friday, a lesson that one class has sat, a table at which a team of three found its fourth. We make such pieces and set them beside each other. If the work must stop, and work does stop, what lies there is a floor that one can stand on.',
      'This is slower to draw and quicker to use. It also means that we cannot hide. A tile that is crooked is seen on the day it is set, by the person who has to walk over it, and nothing lies on top of it yet. Most of our method is the wish to be found out early.',
    ],
  },
  {
    id: 'count',
    tile: 'dot',
    sentence: 'Count before you speak.',
    paragraphs: [
      'We have opinions, like everybody in our trade, and we have learned to be a little embarrassed by them. A number is politer. It says what was counted, since when, and by whom, and it can be checked by somebody who does not like us. So we count: the seconds until a page can be read on a cheap phone, the marks of two judges for the same work, the hours until a person answered.',
      'We count when it is against us, too. A figure that only ever rises is an advertisement. And where we could not count, we say that we do not know. It is a short sentence, and it has never cost us a client whom we wanted.',
    ],
  },
  {
    id: 'leave-room',
    tile: 'leaf',
    sentence: 'Leave room for somebody else.',
    paragraphs: [
      'Software is mostly read, and mostly by people who were not there. We write for them: plain names, short files, the reason beside the rule. The work is done on the day when others carry it on without ringing us. If it needs us, it is not finished.',
      'The same holds in a classroom. A lesson that a teacher cannot overrule is a lecture by a machine. A model may propose; a person sees why, decides, and can say no without giving a reason.',
    ],
  },
  {
    id: 'whoever-has-less',
    tile: 'triangle',
    sentence: 'Take the side of whoever has less.',
    paragraphs: [
      'Less signal, less time, less English, less sight, less nerve. The phone for six thousand rupees is our first screen and not our last test. The pupil who is ashamed to ask, the participant who came alone, the judge with forty projects and no supper: what serves them has served the others every time, and we have yet to see it work the other way round.',
      'This is no charity. What works on the worst day of the weakest phone simply works.',
    ],
  },
  {
    id: 'say-no',
    tile: 'quarter',
    sentence: 'Say no while it is cheap.',
    paragraphs: [
      'A no in the first week costs an afternoon. The same no in the fifth month costs the money, the season and usually the friendship. So we say it early, to clients and to ourselves, and write down the reason, so that whoever knows better can tell us. We have turned down work that we could not do well, dates that could only be met by lying about the word done, and a good many ideas of our own.',
      'The reverse belongs to it. A yes of ours has a date and a name on it, and whoever gave it stands there when it falls due.',
    ],
  },
  {
    id: 'stay-small',
    tile: 'four',
    sentence: 'Stay small enough to be known.',
    paragraphs: [
      `We are ${company.headcount}, and a visitor can be introduced to all of us in one walk. Growth is what happens to a company that does not decide. We would rather that other things grew: the people we teach, the teams that leave a weekend of ours with something that runs, the clients who no longer need us.`,
      'A tessera is a small thing. It has one colour and four edges. What makes it worth anything is that somebody set it beside another, straight, and took the time.',
    ],
  },
];

export const founderSeals: readonly FounderSeal[] = [
  { teamMemberId: 'revathi-subbaiah', tiles: ['square', 'quarter', 'leaf', 'square'] },
  { teamMemberId: 'anjan-phukan', tiles: ['dot', 'square', 'four', 'triangle'] },
  { teamMemberId: 'farida-contractor', tiles: ['leaf', 'dot', 'triangle', 'quarter'] },
];
