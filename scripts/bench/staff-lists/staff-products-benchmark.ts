import { appModules } from '../app-modules.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureStaffList } from './measure-staff-list.ts';

/** What staff look for. Each finds products in both shops, except the last but one. */
const queries = [
  ['the newest products', ''],
  ['drafts', 'state=draft'],
  ['published', 'state=published'],
  ['a category', 'category=table'],
  ['few left', 'stock=low'],
  ['on sale', 'sale=on'],
  ['a word of the name', 'q=oak'],
  ['a part of a word', 'q=lam'],
  ['an id', 'q=generated-42'],
  ['a word, a category, few left', 'q=jute&category=paper&stock=low'],
  ['nothing that exists', 'q=xylophone'],
  ['a later page', 'older=generated-60'],
] as const;

export const staffProductsBenchmark: Benchmark = {
  name: 'staff-products',
  requiredTools: ['postgres'],
  measure: () =>
    measureStaffList({
      title: 'The list of products in the back office',
      rows: 'products',
      path: '/admin/products',
      queries,
      generate: async (database, count) => (await appModules.generated()).generateProducts(database, count),
    }),
};
