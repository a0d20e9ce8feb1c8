import { getOrderTicketsPath } from '~/content/shop/shop-page-paths';
import type { TemplateSample } from './sample.server';
import { contact, number } from './sample-order.server';

const OTHER_NUMBER = 'TS-2627-000057';
const SAMPLE_KEY = 'only-a-sample';

export const eventSamples: readonly TemplateSample[] = [
  {
    name: 'event-email',
    occasion: 'Staff write to the guests of an event',
    content: {
      template: 'event-email',
      data: {
        subject: 'The workshop begins an hour later',
        text: 'The workshop begins at eleven, and not at ten.\n\nPlease bring a laptop.\nLunch is at half past one.',
        eventName: 'Mosaic workshop',
        facts: [
          { label: 'When', value: '21 January 2027, 11:00 to 18:00' },
          { label: 'Where', value: 'Tile House, Indiranagar, Bengaluru' },
        ],
        orders: [number, OTHER_NUMBER].map((each) => ({
          number: each,
          link: getOrderTicketsPath(each, SAMPLE_KEY),
        })),
        name: contact.name,
      },
    },
  },
];
