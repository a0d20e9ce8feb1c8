import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { values } from './figures.ts';
import { calculateLoadOfDailyViews, calculateLoadOfOrders, type Load, plan } from './model.ts';
import { describePlan, fillDocument } from './tables.ts';

const DOCUMENT = 'docs/SCALING.md';
const USAGE = `Usage: npm run scaling [-- --orders <a second> | --daily-views <a day>] [--cdn]

Without a load it writes the tables of ${DOCUMENT}. With one it prints what the load needs.
`;

/** `undefined` without a load. */
function readLoad(): Load | undefined {
  const { values: given } = parseArgs({
    options: {
      orders: { type: 'string' },
      'daily-views': { type: 'string' },
      cdn: { type: 'boolean', default: false },
    },
  });
  const read = (text: string) => {
    const number = Number(text);
    if (!(number > 0)) throw new Error(`${text} is not a number above 0.`);
    return number;
  };
  if (given.orders !== undefined) return calculateLoadOfOrders(read(given.orders), given.cdn, values);
  const views = given['daily-views'];
  return views === undefined ? undefined : calculateLoadOfDailyViews(read(views), given.cdn, values);
}

try {
  const load = readLoad();
  if (load)
    for (const [name, text] of describePlan(plan(load, values))) process.stdout.write(`${name}: ${text}\n`);
  else writeFileSync(DOCUMENT, fillDocument(readFileSync(DOCUMENT, 'utf8')));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 2;
}
