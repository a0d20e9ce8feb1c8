import type { PageFacts } from '~/domain/page-check/facts';

/** What is read from the example; the server cannot parse a page, and a test keeps both together. */
export const sampleFacts: PageFacts = {
  bytes: 1466,
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
      namesLink: true,
    },
    {
      name: 'IMG_2041.jpg',
      alt: 'IMG_2041.jpg',
      namesLink: false,
    },
    {
      name: 'buns.jpg',
      alt: 'Cardamom buns on a black tray, still steaming',
      namesLink: false,
    },
  ],
  nameless: ['<a />', '<a facebook>'],
  unlabelled: ['<input email>'],
  colours: [
    {
      text: 'From the oven',
      colour: '#5c5c5c',
      ground: '#fffdf7',
      large: true,
    },
    {
      text: 'Sourdough at six, milk bread at ',
      colour: '#5c5c5c',
      ground: '#fffdf7',
      large: false,
    },
    {
      text: 'Order by noon',
      colour: '#5c5c5c',
      ground: '#fffdf7',
      large: true,
    },
    {
      text: 'Cakes need two days.',
      colour: '#c9a227',
      ground: '#fffdf7',
      large: false,
    },
    {
      text: 'Order',
      colour: '#ffffff',
      ground: '#e8823a',
      large: false,
    },
  ],
  onPictures: ['.hero'],
  tinySizes: ['.note: 11px'],
  hiddenFocus: [':focus'],
  drawsFocus: false,
  styleFiles: 1,
  language: 'en',
  viewport: 'width=device-width, initial-scale=1, maximum-scale=1',
  titles: ['Home'],
  descriptions: [
    'Bread with a crust that answers back, cardamom buns and filter coffee on Temple Tank Road, Mysuru. Open from six in the morning, closed on Tuesdays.',
  ],
  canonicals: [],
  robots: null,
  shareTitle: null,
  sharePicture: '/img/bread.jpg',
  structured: [
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
