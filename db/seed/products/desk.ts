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
    ],
    featured: false,
    createdOn: '2025-01-20',
    rank: 17,
  },
  {
    id: 'laptop-sleeve',
    name: 'Laptop sleeve',
    subtitle: 'Wool felt, 13 to 16 inch',
    price: 179900,
    stock: 31,
    attributes: { colors: [{ name: 'Slate' }, { name: 'Sand' }], size: ['13 in', '14 in', '16 in'] },
    description:
      'A sleeve of 4 mm wool felt, cut so that the laptop slides in and stays in without a zip to scratch it.',
    categoryId: 'desk',
    story: [
      'The felt comes from offcuts of a blanket mill in Bikaner, pressed again. That is why a slate sleeve has a few lighter threads in it.',
      'One quarter of a circle is cut out of the upper corner. It looks like our mark, and it is where your thumb goes.',
    ],
    care: ['Brush it dry.', 'Spot clean with cool water.', 'Wool sheds a little in the first week.'],
    details: [
      { label: 'Felt', value: '80 % recycled wool, 20 % polyester, 4 mm' },
      { label: '13 in', value: 'For laptops up to 305 × 216 mm' },
      { label: '14 in', value: 'For laptops up to 320 × 226 mm' },
      { label: '16 in', value: 'For laptops up to 360 × 250 mm' },
      { label: 'Made in', value: 'Bikaner, Rajasthan' },
    ],
    pictures: [
      { name: 'laptop-sleeve-1', alt: 'Felt laptop sleeve with a quarter circle cut from its corner' },
    ],
    featured: false,
    createdOn: '2024-09-02',
    rank: 14,
  },
  {
    id: 'mosaic-kit',
    name: 'Mosaic kit for a first table top: 640 glazed tiles, grey grout, two nippers and a pattern book',
    subtitle: 'Covers 450 × 450 mm',
    price: 249900,
    stock: 22,
    attributes: { colors: [], size: [] },
    tag: 'New',
    description:
      'Everything for one small table top except the table. Two evenings for two people, three for one.',
    categoryId: 'desk',
    story: [
      'Every new colleague sets a tile into the table at the entrance of Tile House. Visitors kept asking whether they could have a go, so here is the table in a box.',
      'The pattern book has six drawings, from a plain grid to a Penrose field, each with a true-size sheet to lay under the mesh. The nippers are for the bold.',
      'The grout is cement based and grey, because grey forgives.',
    ],
    care: [
      'Wear the glasses in the box when nipping.',
      'Let the grout cure for 48 hours before a cup goes on it.',
      'For inside. Seal the grout if it will live on a balcony.',
    ],
    details: [
      { label: 'Tiles', value: '640 pieces, 18 × 18 mm, five colours' },
      { label: 'Grout', value: '1 kg, grey' },
      { label: 'Tools', value: 'Two nippers, a spreader, a sponge, two pairs of glasses' },
      { label: 'Book', value: '32 pages, six patterns, English and Kannada' },
      { label: 'Age', value: 'From 10, with a grown-up near the nippers' },
    ],
    pictures: [{ name: 'mosaic-kit-1', alt: 'Mosaic kit with loose tiles, nippers and a pattern' }],
    featured: true,
    createdOn: '2026-11-09',
    rank: 7,
  },
];
