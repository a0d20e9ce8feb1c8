import type { SeedReview } from '../types';

/** By product id, newest first. */
export const eventReviews: Readonly<Record<string, readonly SeedReview[]>> = {
  'workshop-ticket': [
    {
      name: 'Kavya Shetty',
      city: 'Bengaluru',
      stars: 5,
      writtenOn: '2026-08-22',
      verified: true,
      text: 'I brought the payment code that nobody dared touch. By five it had eleven tests and I had found two faults in it.',
    },
    {
      name: 'Arvind Swaminathan',
      city: 'Chennai',
      stars: 4,
      writtenOn: '2026-03-12',
      verified: true,
      text: 'Sudha asks one question and your design falls apart, kindly. A second day would have been good.',
    },
    {
      name: 'Preeti Chauhan',
      city: 'Pune',
      stars: 5,
      writtenOn: '2025-11-29',
      verified: true,
      text: 'No slides, true. The property test after lunch broke my date code in four seconds.',
    },
  ],
  'gift-card': [
    {
      name: 'Ramya Gowda',
      city: 'Shivamogga',
      stars: 5,
      writtenOn: '2026-09-03',
      verified: true,
      text: 'Came within the hour on a Sunday evening. The mosaic on it is really made from the code, I tried two.',
    },
    {
      name: 'Jatin Oberoi',
      city: 'Delhi',
      stars: 4,
      writtenOn: '2025-12-24',
      verified: true,
      text: 'My brother spent it on the lamp. Having to write the code into the notes feels old-fashioned, but it worked.',
    },
  ],
};
