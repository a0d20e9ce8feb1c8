import { expect, it } from 'vitest';
import { productFeatures } from '~/content/features/product-features';
import { findFeatureIds, isFiltered, parseFeatureListQuery } from './feature-list-query';

const parse = (query: string) => parseFeatureListQuery(new URLSearchParams(query));

it('reads search, product and state, and ignores what it does not know', () => {
  expect(parse('q=+log+&product=converge&state=beta')).toEqual({
    q: 'log',
    product: 'converge',
    state: 'beta',
  });
  expect(parse('product=excel&state=soon')).toEqual({ q: '' });
  expect(parse(`q=${'x'.repeat(500)}`).q).toHaveLength(60);
});

it('shows every feature without a filter', () => {
  expect(isFiltered(parse(''))).toBe(false);
  expect(findFeatureIds(parse('')).size).toBe(productFeatures.length);
});

it('filters by words, product and state', () => {
  expect([...findFeatureIds(parse('q=waiting+list'))]).toEqual(['event-waiting-list', 'seat-waiting-list']);
  expect([...findFeatureIds(parse('q=waiting+list&product=converge'))]).toEqual(['seat-waiting-list']);
  for (const id of findFeatureIds(parse('state=planned')))
    expect(productFeatures.find((feature) => feature.id === id)?.state).toBe('planned');
  expect(isFiltered(parse('q=waiting'))).toBe(true);
});
