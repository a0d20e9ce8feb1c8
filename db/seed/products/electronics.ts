import type { SeedProduct } from './types';

export const electronicsProducts: readonly SeedProduct[] = [
  {
    id: 'grout-60-keyboard',
    name: 'Grout 60 keyboard',
    subtitle: 'Hot-swap, PBT caps',
    price: 749900,
    stock: 12,
    attributes: { colors: [{ name: 'Basalt case' }], size: [] },
    tag: 'Best seller',
    description:
      'A 60 % mechanical keyboard with white keys, grey modifiers and four coloured ones. Switches pull out without soldering; the firmware is open.',
    categoryId: 'electronics',
    story: [
      'The gap between the keys is 2 mm, the same as the grout in our mosaics, hence the name. Every cap is blank, the four coloured ones too: set them to whatever you reach for. Caps with letters, in Devanagari and Latin, are a set of their own.',
      'We assemble it in Bengaluru, forty at a time. Each one is typed on for half an hour by the person who built it, whose name is on the card.',
      'It speaks QMK and VIA, so your layers live in the keyboard and not in an account somewhere.',
    ],
    care: [
      'Lift caps with the puller in the box, straight up.',
      'Compressed air, never a vacuum cleaner.',
      'Spare parts down to the stabiliser wire: write to us.',
    ],
    details: [
      { label: 'Layout', value: '60 %, ANSI, 61 keys' },
      { label: 'Switches', value: 'Linear, 50 g, hot-swap sockets for 3 and 5 pins' },
      { label: 'Caps', value: 'PBT, 1.4 mm, blank' },
      { label: 'Case', value: 'Aluminium, 6 degrees, 890 g complete' },
      { label: 'Cable', value: 'USB-C, 1.5 m, detachable' },
      { label: 'Warranty', value: '24 months' },
    ],
    pictures: [
      { name: 'keyboard-1', alt: 'Compact white keyboard in a black case with four coloured keys' },
      {
        name: 'keyboard-2',
        alt: 'The keyboard from its corner: a marigold, a peacock and a vermilion key before rows of white ones',
      },
    ],
    featured: true,
    createdOn: '2024-11-11',
    rank: 2,
  },
  {
    id: 'keycap-set',
    name: 'Keycap set, Devanagari and Latin',
    subtitle: 'PBT, 132 caps, Cherry profile',
    price: 349900,
    stock: 27,
    sale: { type: 'percent', discount: 12.5 },
    attributes: { colors: [{ name: 'Bone' }], size: [] },
    description:
      'Letters in both scripts, drawn by one hand so that they sit at the same height. The modifiers carry tile shapes instead of words.',
    categoryId: 'electronics',
    story: [
      'Two of us type Hindi and Marathi every day and had stickers on our keys. Stickers peel after a year, so we asked Ira to draw the legends properly.',
      'The Devanagari is not a shrunken afterthought in the corner: both scripts have the same stroke and share the cap evenly. The shapes on the modifiers need a day of learning and then no language at all.',
    ],
    care: ['Soak in warm water with dish soap.', 'Dry them upside down, overnight.'],
    details: [
      { label: 'Fits', value: 'MX stems; 60 %, 65 %, 75 %, TKL and full size' },
      { label: 'Material', value: 'PBT, 1.5 mm, dye-sublimated on five sides' },
      { label: 'Caps', value: '132, with three space bars and both enter keys' },
      { label: 'Layout', value: 'QWERTY with InScript (IS 16350)' },
    ],
    pictures: [
      {
        name: 'keycap-set-1',
        alt: 'Modifier caps of the set: bone, black, vermilion and marigold keys with tile shapes',
      },
      {
        name: 'keycap-set-2',
        alt: 'Close view of the caps with four squares, a triangle and a quarter, and the plain space bar',
      },
    ],
    featured: false,
    createdOn: '2025-08-18',
    rank: 10,
  },
  {
    id: 'usb-hub',
    name: 'USB hub',
    subtitle: 'Five ports, anodised aluminium',
    price: 329900,
    stock: 38,
    attributes: { colors: [{ name: 'Gulal' }], size: [] },
    description:
      'Two USB-A, two USB-C and one HDMI in a gulal aluminium block that you will not lose under papers. Driverless on every system we tried.',
    categoryId: 'electronics',
    story: [
      'Every projector at every college we visited wanted a different plug. This hub is what our trainers carry, and the colour is so that nobody walks off with it by mistake.',
      'The case opens with two screws. The cable plugs in, so a broken cable is Rs. 300 and not a new hub.',
    ],
    care: [
      'It gets warm, about 41 °C under load. That is the case doing its work.',
      'Wipe with a dry cloth.',
    ],
    details: [
      { label: 'USB-A', value: 'Two, 10 Gbit/s' },
      { label: 'USB-C', value: 'Two, one with 100 W power in' },
      { label: 'HDMI', value: 'One, 4K at 60 Hz' },
      { label: 'Cable', value: '60 cm, braided, detachable' },
      { label: 'Size', value: '128 × 44 × 16 mm, 124 g' },
      { label: 'Warranty', value: '24 months' },
    ],
    pictures: [
      { name: 'usb-hub-1', alt: 'Pink aluminium USB hub with five ports and a black braided cable' },
      {
        name: 'usb-hub-2',
        alt: 'The hub from its end: four small tiles on the lid, one of them vermilion, and the ports along its side',
      },
    ],
    featured: false,
    createdOn: '2025-04-07',
    rank: 12,
  },
  {
    id: 'wireless-charger',
    name: 'Wireless charger',
    subtitle: 'Qi2, 15 W, fixed vermilion cable',
    price: 219900,
    stock: 40,
    sale: { type: 'amount', discount: 30000 },
    attributes: { colors: [{ name: 'Basalt' }], size: [] },
    description:
      'A square charger with a round pad that grips the phone by magnet. Any older Qi phone charges too, at 7.5 W.',
    categoryId: 'electronics',
    story: [
      'The cable is bright so that it is found in a bag, and fixed because the plug is what fails first on a charger. If it fails all the same, we replace it: four screws under the rubber foot.',
      'The marigold light is 2 mm wide and goes out after ten seconds. In a dark bedroom a charger has nothing more to say.',
    ],
    care: ['Wipe with a dry cloth.', 'Keep cards and keys off it while it charges.'],
    details: [
      { label: 'Power', value: '15 W with Qi2, 7.5 W with Qi' },
      { label: 'Needs', value: 'A 20 W USB-C adapter, not in the box' },
      { label: 'Cable', value: '1.2 m, braided, to USB-C' },
      { label: 'Size', value: '96 × 96 × 14 mm, 180 g' },
      { label: 'Warranty', value: '24 months' },
    ],
    pictures: [
      {
        name: 'wireless-charger-1',
        alt: 'Square black charger with a round pad in four quarters, one of them vermilion, and a vermilion cable',
      },
      {
        name: 'wireless-charger-2',
        alt: 'The charger from its corner: the vermilion cable in its plug, a marigold light, three bone quarters and a vermilion one',
      },
    ],
    featured: false,
    createdOn: '2025-10-06',
    rank: 13,
  },
];
