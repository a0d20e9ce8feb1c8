import { appModules } from '../app-modules.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureStaffList } from './measure-staff-list.ts';

/** What staff look for. Every page has the counts of all views. The last one begins at an order in the middle. */
const queries = [
  ['the newest orders', ''],
  ['to pack', 'view=to-pack'],
  ['done', 'view=done'],
  ['open returns', 'view=returns'],
  ['paid more than due', 'view=excess'],
  ['a number', 'q=TS-2324-000042'],
  ['a part of a number', 'q=000042'],
  ['a buyer', 'q=zarina+merchant+7'],
  ['a product', 'q=mug'],
  ['an email', 'q=buyer4242@'],
  ['nothing that exists', 'q=xylophone'],
  ['a day, by bank transfer', 'from=2026-01-01&to=2026-01-01&method=bank'],
  ['to ship, a product', 'view=to-ship&q=mug'],
  ['a later page', 'older=1767238800000.01900000-0000-7000-8000-000000000040'],
] as const;

export const staffOrdersBenchmark: Benchmark = {
  name: 'staff-orders',
  requiredTools: ['postgres'],
  measure: () =>
    measureStaffList({
      title: 'The list of orders in the back office, with the counts of all views',
      rows: 'orders',
      path: '/admin/orders',
      queries,
      generate: async (database, count) =>
        (await appModules.generatedOrders()).generateOrders(database, count),
    }),
};
