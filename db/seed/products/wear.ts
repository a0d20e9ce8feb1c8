import type { SeedProduct } from './types';

export const wearProducts: readonly SeedProduct[] = [
  {
    id: 'tile-tee',
    name: 'Tile tee',
    subtitle: 'Heavy cotton, unisex',
    price: 89900,
    stock: 140,
    attributes: {
      colors: [{ name: 'Dark print' }, { name: 'White print' }],
      gender: 'unisex',
      size: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
    },
    tag: 'Best seller',
    description:
      'A heavy cotton T-shirt with the tile alphabet on the chest, in two prints: dark on white cloth, or white on black cloth.',
    categoryId: 'wear',
    story: [
      'Twenty-three tiles in five shapes, two places left empty, and it spells nothing. People will tell you that it does.',
      'The cotton is 240 g/m², knitted and sewn in Tiruppur. It is a shirt that stands a little away from you and is still a shirt after fifty washes; we washed one fifty times to be able to say so.',
      'The print is water based. You can feel the cloth through it.',
    ],
    care: ['Wash inside out at 30 °C.', 'Dry in the shade.', 'Iron on the back of the print.'],
    details: [
      { label: 'Cloth', value: '100 % combed cotton, 240 g/m²' },
      {
        label: 'Prints',
        value: 'Dark print is black and vermilion on white; white print is white and vermilion on black',
      },
      { label: 'Fit', value: 'Boxy. Chest of an M is 108 cm; between sizes, take the smaller' },
      { label: 'Shrinks', value: 'Up to 3 % in the first wash' },
      { label: 'Made in', value: 'Tiruppur, Tamil Nadu' },
    ],
    pictures: [
      {
        name: 'tile-tee-1',
        color: 'Dark print',
        alt: 'White T-shirt with a square print of black and vermilion tiles',
      },
      {
        name: 'tile-tee-dark-1',
        color: 'White print',
        alt: 'Black T-shirt with the same print in white and vermilion',
      },
      {
        name: 'tile-tee-2',
        color: 'Dark print',
        alt: 'Close view of the print: five rows of squares, quarters, leaves, triangles and one dot',
      },
      {
        name: 'tile-tee-dark-2',
        color: 'White print',
        alt: 'The black T-shirt from near: the ribbed collar and the print in white and vermilion',
      },
    ],
    featured: true,
    createdOn: '2024-03-04',
    rank: 3,
  },
  {
    id: 'crewneck',
    name: 'Tile band crewneck',
    subtitle: 'Knitted lambswool, women’s cut',
    price: 299900,
    stock: 3,
    attributes: { colors: [{ name: 'Indigo' }], gender: 'women', size: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
    tag: 'Small batch',
    description:
      'An indigo jumper with one band of tiles knitted round the chest and both arms. Warm enough for a server room.',
    categoryId: 'wear',
    story: [
      'We cut the women’s jumper first. Every hackathon hoodie our colleagues had ever been given was a men’s medium.',
      'The band is knitted in, not printed, and meets itself at the side seams. It took the mill in Ludhiana four trials to get the dots round.',
      'The men’s cut follows in February 2027.',
    ],
    care: [
      'Wash by hand in cool water, or the wool programme.',
      'Dry it flat.',
      'It pills under the arms at first: a wool comb takes it off.',
    ],
    details: [
      { label: 'Yarn', value: '100 % lambswool, 5 gauge' },
      { label: 'Fit', value: 'Regular. Chest of an M is 102 cm, length 63 cm, sleeve 61 cm' },
      { label: 'Weight', value: '470 g in M' },
      { label: 'Made in', value: 'Ludhiana, Punjab' },
    ],
    pictures: [
      {
        name: 'crewneck-1',
        alt: 'Indigo jumper with black cuffs and a knitted band of marigold dots and vermilion leaves',
      },
      {
        name: 'crewneck-2',
        alt: 'The knitted band from near, stitch by stitch, a rolled black collar above it',
      },
    ],
    featured: false,
    createdOn: '2025-09-15',
    rank: 11,
  },
  {
    id: 'socks',
    name: 'Tile socks',
    subtitle: 'Combed cotton, an unequal pair',
    price: 34900,
    stock: 210,
    attributes: {
      colors: [{ name: 'Indigo and bone' }],
      gender: 'unisex',
      size: ['UK 3–5', 'UK 6–8', 'UK 9–12'],
    },
    description: 'One indigo sock, one bone sock, the same six shapes. They are a pair because we say so.',
    categoryId: 'wear',
    story: [
      'Our order of stickers was two weeks late for an event in May 2024, and a sock mill in Ludhiana delivered 400 pairs in nine days. Socks have been in every welcome bag since.',
      'They differ so that a lost one is half a loss: any two left over still make a pair. The toe is linked by hand, without a ridge.',
    ],
    care: ['Wash at 40 °C, inside out.', 'No tumble dryer: elastane dislikes heat.'],
    details: [
      { label: 'Yarn', value: '78 % combed cotton, 20 % polyamide, 2 % elastane' },
      { label: 'Height', value: 'Mid calf' },
      { label: 'Made in', value: 'Ludhiana, Punjab' },
    ],
    pictures: [
      {
        name: 'socks-1',
        alt: 'Two different socks with tile shapes, one indigo and black, one bone and vermilion',
      },
      {
        name: 'socks-2',
        alt: 'Both socks from near, every stitch to be seen: a vermilion heel and cuff, an indigo foot with a black toe',
      },
    ],
    featured: false,
    createdOn: '2024-07-08',
    rank: 15,
  },
  {
    id: 'market-tote',
    name: 'Market tote',
    subtitle: 'Canvas, 14 litres',
    price: 44900,
    stock: 96,
    attributes: { colors: [{ name: 'Natural' }], size: [] },
    description:
      'A canvas tote with a flat base that carries a 16-inch laptop or four kilos of mangoes. Handles long enough for the shoulder.',
    categoryId: 'wear',
    story: [
      'Conference totes are usually too thin to be used twice. This one is 400 g/m² canvas from Karur with the handles sewn through a patch inside, and we have carried 12 kg in it.',
      'There is one pocket inside, for a phone and a house key.',
    ],
    care: ['Wash at 30 °C, dry flat.', 'Iron while damp if you mind creases.'],
    details: [
      { label: 'Size', value: '380 × 420 × 90 mm' },
      { label: 'Cloth', value: '100 % cotton canvas, 400 g/m², unbleached' },
      { label: 'Handles', value: '620 mm' },
      { label: 'Made in', value: 'Karur, Tamil Nadu' },
    ],
    pictures: [
      { name: 'tote-1', alt: 'Undyed canvas tote with a square print of black and vermilion tiles' },
      {
        name: 'tote-2',
        alt: 'Close view of the canvas: both handles sewn on crosswise, the print below them',
      },
    ],
    featured: true,
    createdOn: '2024-03-04',
    rank: 8,
  },
  {
    id: 'enamel-pins',
    name: 'Enamel pins, set of 4',
    subtitle: 'Hard enamel on brass',
    price: 59900,
    stock: 73,
    attributes: { colors: [], size: [] },
    description:
      'A quarter, a leaf, a dot and a triangle: four of the six shapes that everything of ours is drawn with.',
    categoryId: 'wear',
    story: [
      'At our hackathons a judge wears the quarter, a mentor the leaf, an organiser the dot and a team lead the triangle. People began to collect them, so now one can.',
      'Brass from Moradabad, filled with enamel, fired and polished flat. Two posts each, so that they do not turn.',
    ],
    care: ['Polish the brass with a dry cotton cloth.', 'Take them off before the wash.'],
    details: [
      { label: 'Size', value: '22 mm each' },
      { label: 'Back', value: 'Two posts, rubber clutches' },
      { label: 'Made in', value: 'Moradabad, Uttar Pradesh' },
    ],
    pictures: [
      {
        name: 'enamel-pins-1',
        alt: 'Four enamel pins with gold edges on a white card: quarter, leaf, dot and triangle',
      },
      {
        name: 'enamel-pins-2',
        alt: 'The dot, the quarter and the leaf from near: enamel a hair above its gilt rim',
      },
    ],
    featured: false,
    createdOn: '2024-05-13',
    rank: 16,
  },
];
