import { expect, it } from 'vitest';
import { formatMeasure } from '~/domain/catalogue/format-measure';
import { EVENTS_CATEGORY_ID } from '~/domain/orders/issued-kind';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { SIZE_CHARTS } from './size-charts';

/** The size of a ticket is that of the shirt that one gets at the event. */
const withSizes = seedProducts.filter(
  ({ attributes, categoryId }) => attributes.size.length > 0 && categoryId !== EVENTS_CATEGORY_ID,
);

it('every product with sizes has a chart with exactly these sizes', () => {
  const sizes = Object.fromEntries(
    Object.entries(SIZE_CHARTS).map(([id, chart]) => [id, Object.keys(chart.sizes)]),
  );
  expect(sizes).toEqual(Object.fromEntries(withSizes.map(({ id, attributes }) => [id, attributes.size])));
});

it.each(Object.entries(SIZE_CHARTS))(
  '%s has each measure of each size, growing with the size',
  (_, chart) => {
    const rows = Object.values(chart.sizes);
    for (const row of rows) expect(row).toHaveLength(chart.measures.length);
    for (const [index] of chart.measures.entries()) {
      const lengths = rows.flatMap((row) => row[index] ?? []);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    }
  },
);

it('the details of the products name the same measures', () => {
  const detail = (id: string, label: string) =>
    seedProducts.find((product) => product.id === id)?.details.find((entry) => entry.label === label)?.value;
  const [chest] = SIZE_CHARTS['tile-tee']?.sizes.M ?? [];
  expect(detail('tile-tee', 'Fit')).toContain(`Chest of an M is ${chest} cm`);
  const [jumperChest, length, sleeve] = SIZE_CHARTS.crewneck?.sizes.M ?? [];
  expect(detail('crewneck', 'Fit')).toContain(
    `Chest of an M is ${jumperChest} cm, length ${length} cm, sleeve ${sleeve} cm`,
  );
  for (const [size, [width, depth]] of Object.entries(SIZE_CHARTS['laptop-sleeve']?.sizes ?? {}))
    expect(detail('laptop-sleeve', size)).toContain(`${Number(width) * 10} × ${Number(depth) * 10} mm`);
});

it('a measure is shown in centimetres and in inches', () => {
  expect([formatMeasure(108, 'cm'), formatMeasure(108, 'inch')]).toEqual(['108', '42.5']);
  expect([formatMeasure([24.5, 26.5], 'cm'), formatMeasure([24.5, 26.5], 'inch')]).toEqual([
    '24.5–26.5',
    '9.6–10.4',
  ]);
});
