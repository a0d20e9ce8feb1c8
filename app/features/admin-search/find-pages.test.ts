import { expect, test } from 'vitest';
import { adminPages } from '~/content/admin/admin-pages';
import { findPages } from './find-pages';

const find = (text: string) => findPages(text, adminPages).map(({ label }) => label);

test('pages are found by the beginnings of their words', () => {
  expect(find('pay')).toEqual(['Payments']);
  expect(find(' Bank  STATE ')).toEqual(['Payments']);
  expect(find('tod')).toEqual(['Today']);
  expect(find('ayments')).toEqual([]);
  expect(find('bank order')).toEqual([]);
  expect(find(' ')).toEqual([]);
});
