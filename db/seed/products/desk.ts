import type { SeedProduct } from './types';

export const deskProducts: readonly SeedProduct[] = [
  {
    id: 'desk-mat',
    name: 'Desk mat',
    subtitle: 'Cloth on natural rubber, 900 × 400 mm',
    price: 149900,
    stock: 58,
    sale: { type: 'percent', discount: 15 },
    attributes: { colors: [{ name: 'Basalt' }], size: [] },
    description:
      'A woven mat for keyboard and mouse with tiles thinning out from left to right. Vermilion rubber underneath, which you see at the edge.',
    categoryId: 'desk',
    story: [
      'The pattern gets quieter towards the mouse hand on purpose: an optical mouse dislikes a busy ground, and so do eyes.',
      'The base is natural rubber from Kottayam, 3 mm, with no smell after the first two days. Give it those two days near a window.',
    ],
    care: [
      'Wash by hand in cool water with a little soap.',
      'Dry it flat, in the shade.',
      'Roll it, never fold it.',
    ],
    details: [
      { label: 'Size', value: '900 × 400 × 4 mm' },
      { label: 'Edge', value: 'Overlocked in the colour of the base' },
      { label: 'Weight', value: '980 g' },
      { label: 'Made in', value: 'Cloth in Karur, base in Kottayam' },
    ],
    pictures: [
      {
        name: 'desk-mat-1',
        alt: 'A dark desk mat with scattered coloured tiles, half rolled up, its rubber edge vermilion',
      },
      {
        name: 'desk-mat-2',
        alt: 'The rolled end from near: black rubber outside, its edge a vermilion spiral, tiles woven into the cloth beside it',
      },
      {
        name: 'desk-mat-3',
        alt: 'The dense end of the pattern from near, the vermilion rubber under its edge',
      },
    ],
    featured: false,
    createdOn: '2024-06-17',
    rank: 9,
  },
  {
    id: 'desk-lamp',
    name: 'Desk lamp',
    subtitle: 'Steel, two joints, warm to neutral white',
    price: 459900,
    stock: 0,
    attributes: { colors: [{ name: 'Vermilion' }], size: [] },
    tag: 'Small batch',
    description:
      'A vermilion steel lamp with a slender arm that stays where you leave it. It takes an ordinary E14 bulb, so it outlives the bulb.',
    categoryId: 'desk',
    story: [
      'Most desk lamps are thrown away because the light is glued in. This one has a socket, a switch and a cable that a person with a screwdriver can replace in ten minutes; the drawing is in the box.',
      'The arm is spring steel with a nylon joint. The foot weighs 1.6 kg so that the head can reach over a monitor.',
      'The next sixty are being painted now. Put it on your wishlist and it will be there when they are.',
    ],
    care: [
      'Dust with a dry cloth.',
      'Bulb up to 6 W LED, socket E14.',
      'Let it cool before touching the shade.',
    ],
    details: [
      { label: 'Reach', value: '420 mm up, 380 mm across' },
      { label: 'Weight', value: '2.3 kg' },
      { label: 'Bulb', value: 'One 5 W LED with three whites (2,700, 3,300 and 4,000 K) included' },
      { label: 'Cable', value: '1.8 m, Indian plug, type D' },
      { label: 'Made in', value: 'Peenya, Bengaluru' },
    ],
    pictures: [
      { name: 'desk-lamp-1', alt: 'A vermilion desk lamp with a thin curved arm, bent over a white book' },
      {
        name: 'desk-lamp-2',
        alt: 'The shade from near, its bulb lit, on a curved steel arm with a round black joint',
      },
    ],
    featured: false,
    createdOn: '2025-01-20',
    rank: 17,
  },
  {
    id: 'laptop-sleeve',
    name: 'Laptop sleeve',
    subtitle: 'Padded canvas, 13 to 16 inch',
    price: 179900,
    stock: 31,
    attributes: { colors: [{ name: 'Basalt' }], size: ['13 in', '14 in', '16 in'] },
    description:
      'A padded sleeve of dark canvas with a band of tiles sewn across it. The marigold zip runs behind a flap, so it never touches the lid.',
    categoryId: 'desk',
    story: [
      'The tiles are cut from the offcuts of our totes and jumpers, dyed and sewn on one by one. It takes a tailor in Karur 50 minutes, and it is why there are never many.',
      'The padding is 6 mm at the faces and 9 mm in the corners, because laptops land on corners.',
    ],
    care: ['Spot clean with cool water.', 'Wax on the zip once a year keeps it quiet.'],
    details: [
      { label: 'Cloth', value: 'Waxed cotton canvas, cotton fleece inside' },
      { label: '13 in', value: 'For laptops up to 305 × 216 mm' },
      { label: '14 in', value: 'For laptops up to 320 × 226 mm' },
      { label: '16 in', value: 'For laptops up to 360 × 250 mm' },
      { label: 'Made in', value: 'Karur, Tamil Nadu' },
    ],
    pictures: [
      {
        name: 'laptop-sleeve-1',
        alt: 'Dark sleeve with a marigold zip and a band of tiles, a silver laptop half out of it',
      },
      {
        name: 'laptop-sleeve-2',
        alt: 'The band from near: tiles sewn on canvas between two rows of light stitches',
      },
    ],
    featured: false,
    createdOn: '2024-09-02',
    rank: 14,
  },
  {
    id: 'mosaic-kit',
    name: 'Mosaic kit for a first tray: wooden frame, 40 glazed tiles in six shapes, grey grout, two spreaders and a pattern book',
    subtitle: 'Makes one tray, 300 × 300 mm',
    price: 249900,
    stock: 22,
    attributes: { colors: [], size: [] },
    tag: 'New',
    description:
      'Everything for one tray, with fifteen tiles to spare for changing your mind. One evening to lay, one to grout.',
    categoryId: 'desk',
    story: [
      'Every new colleague sets a tile into the table at the entrance of Tile House. Visitors kept asking whether they could have a go, so here is a piece of the table in a box.',
      'The tiles come cut: squares, quarters, leaves, dots, triangles and two-by-twos. The pattern book has six drawings, and the advice to ignore them.',
      'The grout is grey, because grey forgives.',
    ],
    care: [
      'Let the grout cure for 48 hours before a cup goes on it.',
      'Wipe with a damp cloth, no dishwasher.',
      'Oil the frame once a year.',
    ],
    details: [
      { label: 'Tiles', value: '40 pieces, 54 × 54 mm, five glazes; 25 fill the tray' },
      { label: 'Frame', value: 'Limewashed mango wood, 300 × 300 × 25 mm' },
      { label: 'Grout', value: '500 g, grey' },
      { label: 'Book', value: '32 pages, six patterns, English and Kannada' },
      { label: 'Age', value: 'From 8, with a grown-up for the grout' },
    ],
    pictures: [
      {
        name: 'mosaic-kit-1',
        alt: 'A wooden tray half filled with glazed tiles, six loose tiles lying beside it',
      },
      {
        name: 'mosaic-kit-2',
        alt: 'The laid tiles from near: leaves, quarters and a dot in relief on squares of a second colour',
      },
    ],
    featured: true,
    createdOn: '2026-11-09',
    rank: 7,
  },
];
