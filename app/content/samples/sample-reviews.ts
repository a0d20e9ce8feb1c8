import { saleKey } from './sample-sales';

/** What staff did with a sample review, in hours after it was written. */
export type SampleReviewStep = { afterHours: number } & (
  | { kind: 'approve' }
  | { kind: 'answer'; text: string }
  | { kind: 'refuse'; reason: string }
);

/** A review by the buyer of a sample order, written after the delivery. */
export interface SampleReview {
  /** The idempotency key of the order. */
  orderKey: string;
  productId: string;
  hoursAgo: number;
  stars: number;
  title: string;
  text: string;
  steps: readonly SampleReviewStep[];
}

/** In every state. The oldest first. */
export const sampleReviews: readonly SampleReview[] = [
  {
    orderKey: saleKey('b002'),
    productId: 'keycap-set',
    hoursAgo: 22 * 24,
    stars: 2,
    title: 'Two keys have scratches',
    text: 'The colours are right, but the R and the space bar arrived scratched. Please call me on +91 98300 11202.',
    steps: [
      {
        kind: 'refuse',
        afterHours: 5,
        reason:
          'Everybody can read a review, and yours has your telephone number. Please write it again without the number. We will answer your return.',
      },
    ],
  },
  {
    orderKey: saleKey('b001'),
    productId: 'mosaic-mug',
    hoursAgo: 20 * 24,
    stars: 4,
    title: 'One of two had a chip',
    text: 'The glaze is beautiful and coffee stays warm for half an hour. One of my two mugs had a small chip at the foot.',
    steps: [
      { kind: 'approve', afterHours: 18 },
      {
        kind: 'answer',
        afterHours: 19,
        text: 'Thank you for writing. Please request a return under “Return an item” on the page of your order, with a photo of the foot. You choose another mug or the money, and it costs you nothing.',
      },
    ],
  },
  {
    orderKey: saleKey('b003'),
    productId: 'printed-book',
    hoursAgo: 3 * 24,
    stars: 5,
    title: 'Twelve copies, twelve arguments',
    text: 'Our reading group disagreed about chapter 6 for two evenings. The judging rubric is now on the wall of the college.',
    steps: [],
  },
  {
    orderKey: saleKey('b006'),
    productId: 'mosaic-kit',
    hoursAgo: 26,
    stars: 3,
    title: 'Good tiles, too little grout',
    text: 'The tiles are a pleasure and the book is clear. The grout was gone before the last row, because I mixed it too thin. A second bag would help.',
    steps: [],
  },
  {
    orderKey: saleKey('b001'),
    productId: 'desk-mat',
    hoursAgo: 5,
    stars: 5,
    title: 'No smell after two days',
    text: 'It lay at the window for two days as the page says. Since then it has been flat, quiet and easy to clean.',
    steps: [],
  },
];
