import type { OfficeCity } from './company';

/** Furniture by its code in a floor plan. */
export const furnitureByCode = {
  d: 'desk',
  o: 'round table',
  k: 'kitchen',
  g: 'garden',
  w: 'workbench',
  s: 'stairs',
} as const;

export type FurnitureCode = keyof typeof furnitureByCode;

export interface OfficeFloor {
  city: OfficeCity;
  name: string;
  text: string;
  /** One code of `furnitureByCode` for each tile of two by two metres; a dot is free floor. */
  plan: readonly string[];
}

/** Largest first. */
export const officeFloors: readonly OfficeFloor[] = [
  {
    city: 'Bengaluru',
    name: 'Tile House',
    text: 'A depot for roof tiles until 2015; the first rented room is now the kitchen. The shop floor packs on the benches by the garden, so that the smell of cardboard is the smell of the company.',
    plan: [
      'dddd.dddd.kk',
      'dddd.dddd.kk',
      '............',
      'ddd.dddd.oo.',
      'dddd.dddd.oo',
      '............',
      'wwww.ss.gggg',
    ],
  },
  {
    city: 'Pune',
    name: 'Canal View',
    text: 'Third floor, no view of any canal. Eight round tables for sixteen people who learn, and a cupboard where everything for a weekend of 300 stands in labelled boxes.',
    plan: ['ddd..kk.', 'ddd....s', '.......s', 'oo.oo.ww', 'oo.oo.ww'],
  },
  {
    city: 'Kochi',
    name: 'Spice Godown No. 5',
    text: 'Pepper was weighed here for a century, and in the monsoon the walls remember it. The round tables are for teachers who come to read what the model wrote.',
    plan: ['gggggg.', '.......', 'ddd..kk', 'dd....s', '..ooo.s'],
  },
  {
    city: 'Guwahati',
    name: 'The upper floor',
    text: 'Four desks over a bookbinder, a balcony, and the river at the end of the lane. Visitors are shown the river first.',
    plan: ['dd..kk', 'dd....', '...oo.', 'gg.oos'],
  },
];
