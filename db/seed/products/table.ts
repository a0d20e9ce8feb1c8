import type { SeedProduct } from './types';

export const tableProducts: readonly SeedProduct[] = [
  {
    id: 'mosaic-mug',
    name: 'Mosaic mug',
    subtitle: 'Stoneware, 350 ml',
    price: 64900,
    stock: 84,
    attributes: { colors: [{ name: 'White' }], size: [] },
    tag: 'Best seller',
    description:
      'A stoneware mug with a band of tiles all the way round and a vermilion inside. The handle takes four fingers.',
    categoryId: 'table',
    story: [
      'The band is one drawing, 26 tiles wide, and no two mugs start it at the same place under the handle. The potter sets the transfer where the clay asks for it.',
      'We wanted a mug that keeps 350 ml of filter coffee warm through a stand-up, so the wall is 5 mm thick and the mug weighs more than you expect.',
      'Made in Khurja, Uttar Pradesh, in batches of 200. Pieces with a glaze run are sold at our events, at half price, by people who point the run out to you.',
    ],
    care: [
      'Dishwasher safe, top rack.',
      'Microwave safe.',
      'No sudden change from ice to boiling water: stoneware cracks.',
    ],
    details: [
      { label: 'Holds', value: '350 ml to the line of the band, 380 ml to the rim' },
      { label: 'Size', value: '95 mm high, 86 mm across without the handle' },
      { label: 'Weight', value: '410 g' },
      { label: 'Made in', value: 'Khurja, Uttar Pradesh' },
      { label: 'In the box', value: 'One mug, packed in moulded paper' },
    ],
    pictures: [
      { name: 'mosaic-mug-1', alt: 'White mug with a band of small coloured tiles and a vermilion inside' },
      {
        name: 'mosaic-mug-2',
        alt: 'The mug from above: glazed vermilion inside, a white rim, the band and a round handle',
      },
      { name: 'mosaic-mug-3', alt: 'Close view of the tile band: squares, leaves, quarters and dots' },
    ],
    featured: true,
    createdOn: '2024-03-04',
    rank: 1,
  },
  {
    id: 'steel-bottle',
    name: 'Steel bottle',
    subtitle: 'Double wall, 750 ml',
    price: 129900,
    stock: 46,
    sale: { type: 'percent', discount: 10 },
    attributes: { colors: [{ name: 'Basalt' }], size: [] },
    description:
      'A double-walled steel bottle with a loop to carry it by. Cold for 18 hours, hot for 9, measured in a Bengaluru May.',
    categoryId: 'table',
    story: [
      'At our third hackathon we counted 1,140 disposable cups on Sunday evening. Since then every participant gets a bottle or brings one, and this is the one we give.',
      'The mouth is 46 mm wide, so ice cubes and a bottle brush both go in. The loop is part of the lid and holds the full weight.',
    ],
    care: [
      'Wash by hand; the powder coat dulls in a dishwasher.',
      'Leave the lid off when it stands empty.',
      'The seal comes out for cleaning. A spare is in the box.',
    ],
    details: [
      { label: 'Holds', value: '750 ml' },
      { label: 'Steel', value: '18/8 inside and out, powder coat outside' },
      { label: 'Size', value: '268 mm high with the loop, 73 mm across' },
      { label: 'Weight', value: '365 g empty' },
      { label: 'Keeps', value: '6 °C for 18 hours, 60 °C for 9 hours, at 34 °C in the shade' },
    ],
    pictures: [
      {
        name: 'steel-bottle-1',
        alt: 'Black steel bottle with a brushed lid, a carrying loop and a band of tiles on white',
      },
      {
        name: 'steel-bottle-2',
        alt: 'The lid from above: a black loop over brushed steel, under it a round mark of four quarters, one vermilion',
      },
      {
        name: 'steel-bottle-3',
        alt: 'The open bottle from above, its wide steel mouth, the lid standing beside it',
      },
    ],
    featured: true,
    createdOn: '2024-03-04',
    rank: 6,
  },
  {
    id: 'ceramic-coasters',
    name: 'Coaster tiles, set of 6',
    subtitle: 'Glazed ceramic on cork',
    price: 119900,
    stock: 5,
    attributes: { colors: [], size: [] },
    tag: 'Small batch',
    description:
      'Six thick ceramic tiles with cork underneath: two quarters, a leaf, a dot and two plain ones. They are heavy enough to stay put when a wet glass lifts.',
    categoryId: 'table',
    story: [
      'A tessera is one tile of a mosaic, so it was odd that we sold everything except tiles. These come from a workshop in Morbi that makes wall tile for half the country and let us have one kiln on Saturdays.',
      'Each shape is a separate piece of glaze with a groove round it, which is why the edge of the leaf is crisp and why a batch takes three firings.',
    ],
    care: [
      'Wipe with a damp cloth.',
      'Keep the cork dry: no dishwasher, no soaking.',
      'The glaze takes a hot pan for a moment, the cork does not.',
    ],
    details: [
      { label: 'Size', value: '100 × 100 × 9 mm each' },
      { label: 'Weight', value: '170 g each, 1,020 g the set' },
      { label: 'Made in', value: 'Morbi, Gujarat' },
      { label: 'Batch', value: '120 sets, twice a year' },
    ],
    pictures: [
      { name: 'ceramic-coasters-1', alt: 'A stack of four glazed tiles with two more lying beside it' },
      {
        name: 'ceramic-coasters-2',
        alt: 'The six tiles laid together: marigold and bone plain ones, a leaf, a dot and two quarters in relief',
      },
    ],
    featured: true,
    createdOn: '2025-02-10',
    rank: 4,
  },
];
