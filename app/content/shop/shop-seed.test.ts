import { describe, expect, it } from 'vitest';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import { sampleCart, seedProducts } from '../../../db/seed/products/catalogue';
import { seedCategories } from '../../../db/seed/products/categories';
import { seedReviews, summariseReviews } from '../../../db/seed/products/product-reviews';
import { teamMembers } from '../company/team';
import { openHackathons } from '../services/hackathon-events';

const productIds = seedProducts.map((product) => product.id);
const reviews = Object.entries(seedReviews).flatMap(([productId, list]) =>
  list.map((review) => ({ productId, ...review })),
);

describe('the products of the shop', () => {
  it('are 24, each with its own id, name and place', () => {
    expect(seedProducts).toHaveLength(24);
    expect(new Set(productIds).size).toBe(24);
    expect(new Set(seedProducts.map((product) => product.name)).size).toBe(24);
    expect(seedProducts.map((product) => product.rank)).toEqual(seedProducts.map((_, index) => index + 1));
  });

  it('stand in a category that has something in it', () => {
    expect(new Set(seedProducts.map((product) => product.categoryId))).toEqual(
      new Set(seedCategories.map((category) => category.id)),
    );
  });

  it('are seen from two to four sides, each described in words', () => {
    for (const product of seedProducts) {
      expect([2, 3, 4], product.id).toContain(product.pictures.length);
      for (const { name, alt } of product.pictures) expect(alt.length, name).toBeGreaterThan(15);
    }
  });

  it('tell their story, their care and their details', () => {
    for (const { id, story, care, details, description } of seedProducts) {
      expect([2, 3], id).toContain(story.length);
      expect(care.length, id).toBeGreaterThan(0);
      expect(details.length, id).toBeGreaterThan(2);
      expect(description.length, id).toBeLessThan(170);
    }
  });

  it('have prices in whole paise and discounts that leave something to pay', () => {
    for (const { id, price, sale } of seedProducts) {
      expect(Number.isSafeInteger(price) && price > 0, id).toBe(true);
      const discount = calculateUnitDiscount(price, sale);
      expect(discount < price && (!sale || discount > 0), id).toBe(true);
    }
  });

  it('show every state the shop has: on sale both ways, sold out, nearly sold out, odd paise, a long name', () => {
    const some = (test: (product: (typeof seedProducts)[number]) => boolean) => seedProducts.some(test);
    expect(some(({ sale }) => sale?.type === 'amount')).toBe(true);
    expect(some(({ sale }) => sale?.type === 'percent' && !Number.isInteger(sale.discount))).toBe(true);
    expect(some(({ stock }) => stock === 0)).toBe(true);
    expect(some(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
    expect(some(({ price }) => price % 100 !== 0)).toBe(true);
    expect(some(({ name }) => name.length > 80)).toBe(true);
  });

  it('name people who work here and the event that is next', () => {
    const text = JSON.stringify(seedProducts);
    for (const name of ['Sudha Raghavan', 'Tenzin Dorje', 'Farida Contractor', 'Lalrin Sailo']) {
      expect(text).toContain(name);
      expect(teamMembers.map((person) => person.name)).toContain(name);
    }
    const ticket = JSON.stringify(seedProducts.find((product) => product.id === 'hackathon-ticket'));
    expect(ticket).toContain(openHackathons[0]?.venue);
  });
});

describe('reviews', () => {
  it('are of products that exist and were on sale, newest first', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(80);
    for (const { productId, writtenOn } of reviews) {
      const product = seedProducts.find((candidate) => candidate.id === productId);
      expect(product, productId).toBeDefined();
      expect(writtenOn > (product?.createdOn ?? ''), `${productId}, ${writtenOn}`).toBe(true);
    }
    for (const list of Object.values(seedReviews)) {
      const dates = list.map((review) => review.writtenOn);
      expect(dates).toEqual(dates.toSorted().reverse());
    }
  });

  it('are not all praise, and none is written twice', () => {
    expect(new Set(reviews.map((review) => review.text)).size).toBe(reviews.length);
    expect(new Set(reviews.map((review) => review.stars))).toEqual(new Set([3, 4, 5]));
  });

  it('become a count and a mean with one decimal', () => {
    expect(summariseReviews([{ stars: 5 }, { stars: 4 }, { stars: 4 }])).toEqual({ count: 3, stars: 4.3 });
    expect(summariseReviews([])).toEqual({ count: 0, stars: 0 });
  });
});

it('the sample cart holds three products that can be bought', () => {
  expect(sampleCart).toHaveLength(3);
  for (const { productId, quantity } of sampleCart) {
    const stock = seedProducts.find((product) => product.id === productId)?.stock ?? 0;
    expect(quantity).toBeGreaterThan(0);
    expect(stock).toBeGreaterThanOrEqual(quantity);
  }
});
