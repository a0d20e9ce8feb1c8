import { company } from '../company/company';

/** Texts of the classic demo. Its figures are in `company.ts`, `company-services.ts` and `customer-stories.ts`. */
export const classicContent = {
  statement: `We are ${company.headcount} people who make software for the web, teach those who will look after it, and hold the hackathons where the next ideas begin.`,
  pictureCaption:
    'Six coasters from our shop. We show one picture on this page, and it is of something that one can put a cup on.',
  servicesTitle: 'What we do',
  clientsTitle: 'Our clients',
  clientsBefore: 'In the last two years, among others, for',
  clientsAfter: 'What changed for each of them, and who counted it, is written down.',
  aboutTitle: 'Who we are',
  about: [
    'The company began in June 2017 in a rented room on Brick Kiln Lane, with a table for four. It has grown by a few chairs a year and stopped in 2024 on purpose, at a size where a visitor can be introduced to everybody in one walk.',
    'We work in small teams with a person on the other side who may decide. Something runs every Friday. The source belongs to whoever pays for it, from the first day, so that nobody has to stay with us who would rather go.',
    'A tessera is one tile of a mosaic. We like the word because it is small, and because it is of no use alone.',
  ],
  contactTitle: 'Contact: write, ring, or come in',
  customerIds: [
    'bhadra-growers',
    'konkan-mutual',
    'manas-open-school',
    'vetal-hill-college',
    'kochi-makers-guild',
  ],
  figureIds: ['web-projects', 'still-in-use', 'first-reply'],
} as const;
