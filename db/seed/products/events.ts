import { seatCancelDays } from '~/content/shop/event-dates';
import type { SeedProduct } from './types';

export const eventProducts: readonly SeedProduct[] = [
  {
    id: 'workshop-ticket',
    name: 'Workshop seat: testing what matters',
    subtitle: 'One day, Bengaluru, 21 January 2027',
    price: 650000,
    stock: 14,
    attributes: { colors: [], size: [] },
    description:
      'A day in a room with sixteen engineers and your own code. You leave with tests for the part of it that worries you.',
    categoryId: 'events',
    story: [
      'This is the fifth run. Sixteen seats, two trainers, no slides after the first half hour. Bring a repository you may show to a colleague.',
      'We start with the bug you remember best and work backwards to the test that would have caught it. Property tests come after lunch.',
    ],
    care: [
      'Seats can be passed on until the morning itself: send us the new name.',
      `Cancel until ${seatCancelDays.workshop} for a full refund.`,
    ],
    details: [
      { label: 'When', value: 'Thursday, 21 January 2027, 09:30 to 17:30' },
      { label: 'Where', value: 'Tile House, Indiranagar, Bengaluru' },
      { label: 'Trainers', value: 'Sudha Raghavan, Tenzin Dorje' },
      { label: 'Level', value: 'At least one year of writing software for others' },
      { label: 'Included', value: 'Lunch, filter coffee, the exercises to keep' },
    ],
    pictures: [
      {
        name: 'workshop-ticket-1',
        alt: 'Two perforated tickets, the upper one with coloured tile shapes and a square code',
      },
      {
        name: 'workshop-ticket-2',
        alt: 'The stub from near: a perforated line, round notches, the square code, and the indigo ticket below',
      },
    ],
    featured: false,
    createdOn: '2025-09-08',
    rank: 22,
  },
  {
    id: 'hackathon-ticket',
    name: 'Winter Build 2026: one seat',
    subtitle: 'Pune, 11 to 13 December 2026',
    price: 49900,
    stock: 61,
    attributes: { colors: [], size: ['S', 'M', 'L', 'XL', 'XXL', '3XL'] },
    tag: 'New',
    description:
      'One seat at our open winter hackathon, meals from Friday dinner to Sunday lunch included. Choose the size of your shirt.',
    categoryId: 'events',
    story: [
      'The seat costs what the food costs. It exists so that people who sign up also come: since we introduced it in 2023, nine in ten do.',
      'Students who cannot pay write to us and get the seat, without a form and without a reason.',
    ],
    care: [
      'Pass it on to a team mate until Friday noon.',
      `Cancel until ${seatCancelDays.hackathon} for a full refund.`,
    ],
    details: [
      { label: 'When', value: 'Friday 11 December, 17:00, to Sunday 13 December 2026, 17:00' },
      { label: 'Where', value: 'Vetal Hill College of Engineering, Pune' },
      { label: 'Included', value: 'Seven meals, a bed roll, a shirt, a steel bottle' },
      { label: 'Teams', value: 'Two to four people, one seat each' },
      { label: 'Age', value: 'From 18, or from 16 with a guardian’s letter' },
    ],
    pictures: [
      { name: 'hackathon-ticket-1', alt: 'Badge on a vermilion lanyard with tile shapes and a square code' },
      {
        name: 'hackathon-ticket-2',
        alt: 'The upper half of the badge: a strap snapped shut through its slot, the ribbed vermilion lanyard above',
      },
    ],
    featured: false,
    createdOn: '2026-09-21',
    rank: 23,
  },
  {
    id: 'gift-card',
    name: 'Gift card, Rs. 2,000',
    subtitle: 'Sent by email, valid for two years',
    price: 200000,
    stock: 500,
    attributes: { colors: [], size: [] },
    description:
      'Rs. 2,000 to spend in the shop, on things or on seats. Valid for two years from the day you buy it.',
    categoryId: 'events',
    story: [
      'Sent as a page with a code and a mosaic drawn from that code, so that no two cards look alike.',
      'To spend it, type the code at the checkout, where discount codes go. What is left stays on the card, and what you give back returns to it.',
    ],
    care: ['Keep the email: the code is the card.', 'Not exchangeable for cash.'],
    details: [
      {
        label: 'Worth',
        value: 'Goods of Rs. 2,000 before GST; you pay the GST, the person you give it to does not',
      },
      {
        label: 'Arrives',
        value: 'By email as soon as the payment is here, or as a present on the day you choose',
      },
      { label: 'Spend it on', value: 'Everything in the shop except another card' },
    ],
    pictures: [
      {
        name: 'gift-card-1',
        alt: 'Vermilion gift card on its envelope, tied with a white ribbon and a bow of four marigold leaves',
      },
      {
        name: 'gift-card-2',
        alt: 'The card from its lower edge: four leaves rise from a black knot, the white ribbon folds over the rim',
      },
    ],
    featured: false,
    createdOn: '2024-11-25',
    rank: 24,
  },
];
