import type { Glaze } from '~/domain/site/glazes';

export type WorkKind = 'built' | 'taught' | 'held' | 'ours';

export const workKinds: readonly { id: WorkKind; label: string }[] = [
  { id: 'built', label: 'Built for others' },
  { id: 'taught', label: 'Taught' },
  { id: 'held', label: 'Held' },
  { id: 'ours', label: 'Our own' },
];

/** Size of a work in the mosaic. */
export type WorkSize = 'small' | 'wide' | 'tall' | 'large';

export interface WorkPiece {
  id: string;
  kind: WorkKind;
  size: WorkSize;
  /** The word that fills the tile. */
  word: string;
  name: string;
  year: number;
  text: string;
  href: string;
  background?: Extract<Glaze, 'vermilion' | 'gulal' | 'bone'>;
}

export const digitalAgencyContent = {
  headline: 'A digital studio: loud work, quiet code.',
  lead: 'What we made, taught and held, a word for each. Pick a kind and only that stays on the wall.',
  promiseHeadline: 'Our design rules: how loud may it be?',
  contactHeadline: 'Start a project: one tile is still free.',
  contactLead: 'Four of us, one of you, a Friday. Tell us what should be on it.',
} as const;

/** What may be bold and what stays restrained. */
export const boldnessRules = [
  { what: 'Type', loud: 'As large as the tile', quiet: 'Two fonts, loaded before you look' },
  { what: 'Colour', loud: 'Three glazes in one view', quiet: '4.5 : 1 under every word, in both themes' },
  { what: 'Motion', loud: 'A tile moves one place', quiet: 'Nothing moves beside text that is read' },
  { what: 'Pictures', loud: 'From edge to edge', quiet: 'In the size of your screen, and no larger' },
  { what: 'Script', loud: 'Where there is something to operate', quiet: '6 KB on a page that is only read' },
] as const;

export const workPieces: readonly WorkPiece[] = [
  {
    id: 'bhadra',
    kind: 'built',
    size: 'large',
    word: 'Sold!',
    name: 'Bhadra Coffee Growers’ Co-operative',
    year: 2026,
    text: 'An auction that opens on a cheap phone with one bar of signal and reads out bids in Kannada.',
    href: '/customer/stories',
    background: 'vermilion',
  },
  {
    id: 'hackmatrix',
    kind: 'ours',
    size: 'small',
    word: '8.9',
    name: 'HackMatrix',
    year: 2021,
    text: 'A mean of five marks, and the one that stands apart.',
    href: '/products/hackmatrix',
  },
  {
    id: 'monsoon',
    kind: 'held',
    size: 'tall',
    word: '48 h',
    name: 'Monsoon Build, Kochi',
    year: 2026,
    text: '262 people, 71 projects, one harbour hall, and water from above.',
    href: '/blog/what-a-hackathon-costs',
    background: 'bone',
  },
  {
    id: 'keycap',
    kind: 'ours',
    size: 'small',
    word: '12',
    name: 'Two scripts, one key',
    year: 2026,
    text: 'Millimetres of a key, shared by Devanagari and Latin.',
    href: '/blog/two-scripts-one-key',
  },
  {
    id: 'manas',
    kind: 'built',
    size: 'wide',
    word: '⅔ of what?',
    name: 'Manas Open School',
    year: 2026,
    text: 'Fractions in Assamese at each child’s own pace, with a teacher who can overrule every step.',
    href: '/customer/stories',
  },
  {
    id: 'konkan',
    kind: 'taught',
    size: 'small',
    word: '9 min',
    name: 'Konkan Mutual Insurance',
    year: 2025,
    text: 'The full test run, which took 47.',
    href: '/customer/stories',
    background: 'gulal',
  },
  {
    id: 'converge',
    kind: 'ours',
    size: 'wide',
    word: 'Coming?',
    name: 'Converge',
    year: 2023,
    text: 'One box, ticked or not, and a chair is put out.',
    href: '/demos/mobile-app',
  },
  {
    id: 'vetal',
    kind: 'held',
    size: 'large',
    word: '412',
    name: 'Vetal Hill College of Engineering, Pune',
    year: 2026,
    text: 'Projects seen by three judges each, and everybody home at nine.',
    href: '/customer/stories',
  },
  {
    id: 'taskflow',
    kind: 'ours',
    size: 'small',
    word: '4',
    name: 'TaskFlow',
    year: 2027,
    text: 'Columns. When a board needs a fifth, it is two boards.',
    href: '/products/taskflow',
    background: 'gulal',
  },
  {
    id: 'guwahati',
    kind: 'held',
    size: 'wide',
    word: 'Nomoskar',
    name: 'Winter Build, Guwahati',
    year: 2025,
    text: '64 projects for languages that software forgets.',
    href: '/about/v1',
  },
  {
    id: 'retrieval',
    kind: 'taught',
    size: 'small',
    word: 'p. 7',
    name: 'Retrieval before prompts',
    year: 2026,
    text: 'A workshop that begins with finding the right page.',
    href: '/blog/teaching-retrieval-before-prompts',
    background: 'bone',
  },
  {
    id: 'workshop',
    kind: 'taught',
    size: 'small',
    word: '16',
    name: 'Seats in a workshop',
    year: 2026,
    text: 'Two trainers, your own code, and a follow-up.',
    href: '/services/professional-training-workshops',
  },
  {
    id: 'evaledge',
    kind: 'ours',
    size: 'wide',
    word: '7 apart',
    name: 'EvalEdge',
    year: 2027,
    text: 'Marks, between two graders of the same answer. So it calibrates them first.',
    href: '/products/evaledge',
  },
  {
    id: 'bridge',
    kind: 'ours',
    size: 'wide',
    word: '8 weeks',
    name: 'Bridge',
    year: 2027,
    text: 'One real problem, a campus team, a company, and an end date.',
    href: '/products/bridge',
  },
];
