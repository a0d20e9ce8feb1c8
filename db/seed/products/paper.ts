import type { SeedProduct } from './types';

export const paperProducts: readonly SeedProduct[] = [
  {
    id: 'notebook-pair',
    name: 'Notebook pair',
    subtitle: 'Hardcover, A5, 192 pages each',
    price: 89900,
    stock: 67,
    sale: { type: 'amount', discount: 10000 },
    attributes: { colors: [], size: [] },
    description:
      'One mosaic cover, one plain black. Dotted paper that takes a fountain pen, and a binding that lies flat at any page.',
    categoryId: 'paper',
    story: [
      'One for the project, one for everything else. Most of our engineers keep it that way, and the plain one fills first.',
      'The paper is 100 g/m², with a little tooth. We tried it with eleven inks; one bled, and it is the one that bleeds on everything.',
      'Sewn in Puducherry in signatures of sixteen, which is what makes it lie flat.',
    ],
    care: ['The cover wipes clean.', 'The elastic is sewn in and can be replaced: ask us.'],
    details: [
      { label: 'Size', value: '148 × 210 × 17 mm each' },
      { label: 'Paper', value: '100 g/m², ivory, 5 mm dots, 192 numbered pages' },
      { label: 'Extras', value: 'Two ribbons, a pocket, an index page' },
      { label: 'Made in', value: 'Puducherry' },
    ],
    pictures: [
      {
        name: 'notebook-pair-1',
        alt: 'Two hardcover notebooks stacked, the upper one with a cover of coloured tiles',
      },
      {
        name: 'notebook-pair-2',
        alt: 'One notebook open at dotted pages with a yellow ribbon and a pencil, the tiled one lying behind it',
      },
    ],
    featured: true,
    createdOn: '2024-04-15',
    rank: 5,
  },
  {
    id: 'card-deck',
    name: 'Card deck, four tile suits',
    subtitle: '54 playing cards',
    price: 49900,
    stock: 88,
    attributes: { colors: [], size: [] },
    description:
      'Playing cards whose suits are leaf, quarter, dot and triangle. Good for rummy, good for estimating: the numbers are the same.',
    categoryId: 'paper',
    story: [
      'Leaf and dot are red suits, quarter and triangle black, so every game you know still works. The backs are one mosaic that runs on from card to card when you lay them out.',
      'We use them on Mondays to estimate. Nobody plays a king: if it is larger than ten, we cut it up.',
    ],
    care: ['Linen finish: they take five years of Mondays, but not tea.'],
    details: [
      { label: 'Cards', value: '52 and two jokers' },
      { label: 'Size', value: '63 × 88 mm' },
      { label: 'Paper', value: '310 g/m², black core, linen finish' },
      { label: 'Made in', value: 'Sivakasi, Tamil Nadu' },
    ],
    pictures: [
      {
        name: 'card-deck-1',
        alt: 'Four playing cards fanned out before their vermilion box, the ace of leaves on top',
      },
      {
        name: 'card-deck-2',
        alt: 'The ace of leaves from near, bowed over three more cards, the vermilion box behind it',
      },
    ],
    featured: false,
    createdOn: '2024-10-14',
    rank: 18,
  },
  {
    id: 'sticker-sheets',
    name: 'Sticker sheets, set of 3',
    subtitle: '36 stickers, matt vinyl',
    // Three sheets at Rs. 83.25 each.
    price: 24975,
    stock: 320,
    attributes: { colors: [], size: [] },
    description:
      'Thirty-six shapes with a white edge that make a mosaic on the lid of a laptop. They come off again without a trace.',
    categoryId: 'paper',
    story: [
      'Other stickers shout a name. These are tiles: nobody can tell where you got them until three people in a room have the same ones.',
      'The best lid so far belongs to a student in Guwahati, who used four sets and left out exactly one tile.',
    ],
    care: ['Stick them on clean, dry metal.', 'To take one off, warm it with a hair dryer.'],
    details: [
      { label: 'Stickers', value: 'Twelve on each of three A5 sheets, 32 to 40 mm' },
      { label: 'Vinyl', value: 'Matt, removable, for indoors' },
      { label: 'Made in', value: 'Bengaluru' },
    ],
    pictures: [
      { name: 'sticker-sheets-1', alt: 'Two sticker sheets, the upper one with twelve coloured shapes' },
      {
        name: 'sticker-sheets-2',
        alt: 'The upper sheet from its lifting corner, each sticker with the white edge it is cut along',
      },
    ],
    featured: false,
    createdOn: '2024-03-04',
    rank: 19,
  },
  {
    id: 'poster-set',
    name: 'Poster set, three prints',
    subtitle: 'One large, two small, uncoated',
    price: 129900,
    stock: 2,
    sale: { type: 'percent', discount: 20 },
    attributes: { colors: [], size: [] },
    tag: 'Last pieces',
    description:
      'One tall print and two square ones that hang as a group, in three spot colours. The last of the 2025 printing.',
    categoryId: 'paper',
    story: [
      'The tall one is drawn by the same short program that draws the covers of our journal, with one number changed. The number is printed in the margin, so you can draw yours again.',
      'Printed offset in Sivakasi with real vermilion and marigold inks. A screen cannot show you that vermilion.',
    ],
    care: ['Frame them out of direct sun.', 'They come rolled; leave them flat under books for a night.'],
    details: [
      { label: 'Sizes', value: 'One 400 × 600 mm, two 295 × 295 mm' },
      { label: 'Paper', value: '170 g/m², uncoated' },
      { label: 'Run', value: '500 sets, printed in January 2025' },
      { label: 'Frames', value: 'Not included' },
      { label: 'Made in', value: 'Sivakasi, Tamil Nadu' },
    ],
    pictures: [
      {
        name: 'poster-set-1',
        alt: 'Three prints on uncoated paper, their corners lifting: a tall one of tile shapes, a marigold square of arcs, a vermilion square',
      },
      {
        name: 'poster-set-2',
        alt: 'The tall print from near, a corner lifting off the slate table, the arcs and the vermilion square behind it',
      },
    ],
    featured: false,
    createdOn: '2025-01-27',
    rank: 20,
  },
  {
    id: 'printed-book',
    name: 'The organiser’s field book',
    subtitle: 'Hardcover, 168 pages',
    price: 79900,
    stock: 115,
    attributes: { colors: [], size: [] },
    description:
      'How to run a hackathon that is fair and over by Sunday evening: checklists, budgets, a judging rubric and eleven mistakes of our own.',
    categoryId: 'paper',
    story: [
      'Written by Farida Contractor and Lalrin Sailo after their fiftieth event. It begins with the toilets, because so do the complaints.',
      'Chapter 6 is the judging rubric that HackMatrix uses. Copy it, with or without our software.',
      'Second edition, April 2026: a new chapter on teams that build with AI assistants, and how to judge what they understand.',
    ],
    care: ['Write in it. The margins are 30 mm for that.'],
    details: [
      { label: 'Authors', value: 'Farida Contractor, Lalrin Sailo' },
      { label: 'Pages', value: '168, sewn, 165 × 210 mm, lies flat' },
      { label: 'Edition', value: 'Second, April 2026; first, May 2024' },
      { label: 'Language', value: 'English' },
    ],
    pictures: [
      {
        name: 'printed-book-1',
        alt: 'Indigo hardcover book with a mosaic of quarters and leaves on its cover and a marigold ribbon',
      },
      {
        name: 'printed-book-2',
        alt: 'The book from its foot: pages between indigo boards, the marigold ribbon hanging out of them',
      },
    ],
    featured: false,
    createdOn: '2024-05-20',
    rank: 21,
  },
];
