import { expect, it } from 'vitest';
import { convertLakhToPaise } from '~/content/careers/open-role';
import { openRoles } from '~/content/careers/open-roles';
import { PAY_AXIS_MAX } from '~/domain/careers/role-terms';
import { buildPayTiles } from './pay-axis';

const countTiles = (from: number, to: number) =>
  buildPayTiles({ from: convertLakhToPaise(from), to: convertLakhToPaise(to) }, 10).match(/M/g)?.length;

it('draws a tile for each lakh, cut at both ends', () => {
  expect(buildPayTiles({ from: convertLakhToPaise(2), to: convertLakhToPaise(4) }, 10)).toBe(
    'M20 0h9.2v10h-9.2zM30 0h9.2v10h-9.2z',
  );
  expect(buildPayTiles({ from: convertLakhToPaise(2.5), to: convertLakhToPaise(3) }, 10)).toBe(
    'M25 0h4.2v10h-4.2z',
  );
  expect(countTiles(18, 26)).toBe(8);
  expect(countTiles(8.4, 10.8)).toBe(3);
});

it('draws one tile for pay without a range', () => {
  expect(countTiles(4.2, 4.2)).toBe(1);
});

it('has an axis that is long enough for every role', () => {
  for (const { pay } of openRoles) expect(pay.to).toBeLessThanOrEqual(convertLakhToPaise(PAY_AXIS_MAX));
});
