import { describe, expect, it } from 'vitest';
import { EMPTY_PRODUCT_FORM, formatProductForm, type ProductFormValues } from './product-form';
import { productFormSchema } from './product-form-schema';
import { createProductId } from './staff-product-query';
import { calculateStockChange, stockFormSchema } from './stock-form-schema';

const VALUES: ProductFormValues = {
  ...EMPTY_PRODUCT_FORM,
  name: 'Bowl',
  subtitle: 'For keys',
  price: '1,249.50',
  description: 'A bowl.',
};

const findIssues = (values: Partial<ProductFormValues>) => {
  const { error } = productFormSchema.safeParse({ ...VALUES, ...values });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('The form of a product', () => {
  it('reads lists, parts and the sale, and writes them as the same texts', () => {
    const form = productFormSchema.parse({
      ...VALUES,
      saleKind: 'percent',
      saleValue: '12.5',
      saleFrom: '2026-05-05',
      saleUntil: '2026-05-05',
      colors: ' Teal, Clay ,Teal,',
      sizes: 'S,M',
      hsnCode: '691200',
      gender: 'women',
      tag: 'New',
      featured: 'on',
      story: 'One\r\nline.\r\n\r\n\r\nTwo.',
      care: 'By hand\n\nNo soap',
      details: 'Size : 2:1\nWeight: 1 kg',
    });
    expect(form).toMatchObject({
      price: 1_249_50,
      rank: 1000,
      featured: true,
      hsnCode: '691200',
      gender: 'women',
      tag: 'New',
      sale: { type: 'percent', value: 12_50, from: '2026-05-05', until: '2026-05-05' },
      colors: ['Teal', 'Clay'],
      sizes: ['S', 'M'],
      story: ['One\nline.', 'Two.'],
      care: ['By hand', 'No soap'],
      details: [
        { label: 'Size', value: '2:1' },
        { label: 'Weight', value: '1 kg' },
      ],
    });
    const texts = formatProductForm(form);
    expect(productFormSchema.parse(texts)).toEqual(form);
    expect(texts).toMatchObject({ price: '1249.50', saleValue: '12.5', colors: 'Teal, Clay' });
  });

  it('without a kind there is no sale, and blank fields are absent', () => {
    expect(productFormSchema.parse({ ...VALUES, saleFrom: '2026-05-05' })).toEqual({
      name: 'Bowl',
      subtitle: 'For keys',
      price: 1_249_50,
      description: 'A bowl.',
      rank: 1000,
      colors: [],
      sizes: [],
      story: [],
      care: [],
      details: [],
      featured: false,
    });
  });

  it.each<[Partial<ProductFormValues>, string]>([
    [{ name: ' ' }, 'name: The name is needed.'],
    [{ hsnCode: '69' }, 'hsnCode: A SAC or HSN code has 4 to 8 digits.'],
    [{ price: '-1' }, 'price: A price is in rupees, like 1,249.50.'],
    [{ price: '10000000.01' }, 'price: A price is in rupees, like 1,249.50.'],
    [{ saleValue: '5' }, 'saleKind: Please choose whether it is an amount or a percentage.'],
    [
      { saleKind: 'percent', saleValue: '101' },
      'saleValue: A percentage is more than 0 and at most 100, like 12.5.',
    ],
    [{ saleKind: 'amount', saleValue: '1300' }, 'saleValue: This is more than the price.'],
    [
      { saleKind: 'amount', saleValue: '5', saleFrom: '2026-05-05', saleUntil: '2026-05-04' },
      'saleUntil: The last day is before the first day.',
    ],
    [{ details: 'Height 9 cm' }, 'details: “Height 9 cm” needs a colon, like “Height: 9 cm”.'],
    [{ rank: '1.5' }, 'rank: The place is a whole number.'],
    [{ colors: 'x'.repeat(41) }, `colors: “${'x'.repeat(41)}” is too long: put a comma between two.`],
  ])('%j is refused', (values, issue) => {
    expect(findIssues(values)).toContain(issue);
  });
});

it.each([
  ['Café mug, blue & white', 'cafe-mug-blue-white'],
  ['ஆயிஷா', 'product'],
  ['a'.repeat(80), 'a'.repeat(56)],
])('the id of %j is %j', (name, id) => {
  expect(createProductId(name)).toBe(id);
});

it.each([
  ['delivery', '5', 5],
  ['damage', '5', -5],
  ['count', '7', -3],
  ['correction', '-2', -2],
  ['loss', '-2', undefined],
  ['count', '-1', undefined],
  ['correction', '0', undefined],
  ['delivery', '1.5', undefined],
  ['delivery', 'many', undefined],
] as const)('%s of %s units of 10 changes the stock by %s', (reason, units, change) => {
  const { data } = stockFormSchema.safeParse({ reason, units });
  expect(data && calculateStockChange(10, data)).toBe(change);
});
