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
  it('are 24, with unique ids, names and ranks', () => {
    expect(seedProducts).toHaveLength(24);
    expect(new Set(productIds).size).toBe(24);
    expect(new Set(seedProducts.map((product) => product.name)).size).toBe(24);
    expect(seedProducts.map((product) => product.rank)).toEqual(seedProducts.map((_, index) => index + 1));
  });

  it('are in an existing category, and no category is empty', () => {
    expect(new Set(seedProducts.map((product) => product.categoryId))).toEqual(
      new Set(seedCategories.map((category) => category.id)),
    );
  });

  it('have two to four pictures with alternative texts', () => {
    for (const product of seedProducts) {
      expect([2, 3, 4], product.id).toContain(product.pictures.length);
      for (const { name, alt } of product.pictures) expect(alt.length, name).toBeGreaterThan(15);
    }
  });

  it('have a story, care instructions and details', () => {
    for (const { id, story, care, details, description } of seedProducts) {
      expect([2, 3], id).toContain(story.length);
      expect(care.length, id).toBeGreaterThan(0);
      expect(details.length, id).toBeGreaterThan(2);
      expect(description.length, id).toBeLessThan(170);
    }
  });

  it('have prices in whole paise and discounts below the price', () => {
    for (const { id, price, sale } of seedProducts) {
      expect(Number.isSafeInteger(price) && price > 0, id).toBe(true);
      const discount = calculateUnitDiscount(price, sale);
      expect(discount < price && (!sale || discount > 0), id).toBe(true);
    }
  });

  it('include every state: both kinds of sale, sold out, few left, a price with paise, a long name', () => {
    const some = (test: (product: (typeof seedProducts)[number]) => boolean) => seedProducts.some(test);
    expect(some(({ sale }) => sale?.type === 'amount')).toBe(true);
    expect(some(({ sale }) => sale?.type === 'percent' && !Number.isInteger(sale.discount))).toBe(true);
    expect(some(({ stock }) => stock === 0)).toBe(true);
    expect(some(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
    expect(some(({ price }) => price % 100 !== 0)).toBe(true);
    expect(some(({ name }) => name.length > 80)).toBe(true);
  });

  it('name existing team members and the next event', () => {
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
  it('are of existing products, after their release, newest first', () => {
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

  it('have different stars and unique texts', () => {
    expect(new Set(reviews.map((review) => review.text)).size).toBe(reviews.length);
    expect(new Set(reviews.map((review) => review.stars))).toEqual(new Set([3, 4, 5]));
  });

  it('are summarised as a count and a mean with one decimal', () => {
    expect(summariseReviews([{ stars: 5 }, { stars: 4 }, { stars: 4 }])).toEqual({ count: 3, stars: 4.3 });
    expect(summariseReviews([])).toEqual({ count: 0, stars: 0 });
  });
});

it('the sample cart has three available products, and spare ones', () => {
  expect(sampleCart.length).toBeGreaterThan(3);
  for (const { productId, quantity } of sampleCart) {
    const stock = seedProducts.find((product) => product.id === productId)?.stock ?? 0;
    expect(quantity).toBeGreaterThan(0);
    expect(stock).toBeGreaterThanOrEqual(quantity);
  }
});
