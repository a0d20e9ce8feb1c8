import type { PageFacts } from '~/features/page-check/rules/page-facts';

/** The facts of `samplePage`. The server cannot parse HTML; a test compares the two. */
export const samplePageFacts: PageFacts = {
  bytes: 1465,
  scriptBytes: 0,
  styleBytes: 236,
  elements: 26,
  blockingScripts: ['jquery.js', 'slider.js'],
  headings: [
    {
      level: 1,
      text: 'Fresh bread, twice a day',
    },
    {
      level: 3,
      text: 'From the oven',
    },
    {
      level: 3,
      text: 'Order by noon',
    },
  ],
  images: [
    {
      name: 'logo.png',
      alt: null,
      isOnlyLinkContent: true,
    },
    {
      name: 'IMG_2041.jpg',
      alt: 'IMG_2041.jpg',
      isOnlyLinkContent: false,
    },
    {
      name: 'buns.jpg',
      alt: 'Cardamom buns on a black tray, still steaming',
      isOnlyLinkContent: false,
    },
  ],
  unnamedControls: ['<a />', '<a facebook>'],
  unlabelledFields: ['<input email>'],
  textColours: [
    {
      text: 'From the oven',
      colour: '#5c5c5c',
      background: '#fffdf7',
      isLarge: true,
    },
    {
      text: 'Sourdough at six, milk bread at ',
      colour: '#5c5c5c',
      background: '#fffdf7',
      isLarge: false,
    },
    {
      text: 'Order by noon',
      colour: '#5c5c5c',
      background: '#fffdf7',
      isLarge: true,
    },
    {
      text: 'Cakes need two days.',
      colour: '#c9a227',
      background: '#fffdf7',
      isLarge: false,
    },
    {
      text: 'Order',
      colour: '#ffffff',
      background: '#e8823a',
      isLarge: false,
    },
  ],
  textOverImages: ['.hero'],
  smallFontSizes: ['.note: 11px'],
  focusHidingSelectors: [':focus'],
  hasFocusStyle: false,
  externalStylesheets: 1,
  language: 'en',
  viewport: 'width=device-width, initial-scale=1, maximum-scale=1',
  titles: ['Home'],
  descriptions: [
    'Bread with a crust that answers back, cardamom buns and filter coffee on Temple Tank Road, Mysuru. Open from six in the morning, closed on Tuesdays.',
  ],
  canonicals: [],
  robots: null,
  shareTitle: null,
  shareImage: '/img/bread.jpg',
  structuredData: [
    {
      hasContext: true,
      items: [
        {
          type: 'Bakery',
          fields: ['@context', '@type', 'name'],
        },
      ],
    },
  ],
};
