import { z } from 'zod';
import { DISCOUNT_VALUE_ISSUES, parseDiscountValue } from '../discounts/discount-code-schema';
import { hsnCodeField, optionalField, plainText, textAreaField, textField } from '../forms/form-fields';
import { MAX_UNIT_PRICE, type Paise, parseRupees } from '../money/money';
import { isIsoDay } from '../time/wall-clock';
import { GENDERS, type Gender, type Sale } from './product';

/** `value`: paise for an amount, basis points for a percentage. Days are ISO days in India, both included. */
export interface FormSale {
  type: Sale['type'];
  value: number;
  from?: string;
  until?: string;
}

/** What staff edit of a product. Pictures, stock and state have forms of their own. */
export interface ProductInput {
  name: string;
  subtitle: string;
  price: Paise;
  sale?: FormSale;
  categoryId?: string;
  /** HSN code or SAC on invoices. Absent: that of the category. */
  hsnCode?: string;
  gender?: Gender;
  colors: string[];
  sizes: string[];
  tag?: string;
  description: string;
  /** Paragraphs. */
  story: string[];
  care: string[];
  details: { label: string; value: string }[];
  featured: boolean;
  rank: number;
}

const MAX_OPTIONS = 20;
const MAX_OPTION_LENGTH = 40;
const MAX_LINES = 40;

const isPresent = (text: string) => text !== '';
const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(isPresent);

/** Names with commas between them, each once. */
const optionsField = (label: string) =>
  optionalField(textField({ label, isPlural: true, max: 800 })).transform((text = '', context) => {
    const names = [...new Set(trimmed(text.split(',')))];
    const tooLong = names.find((name) => name.length > MAX_OPTION_LENGTH);
    if (tooLong)
      context.addIssue({ code: 'custom', message: `“${tooLong}” is too long: put a comma between two.` });
    if (names.length > MAX_OPTIONS)
      context.addIssue({ code: 'custom', message: `${label} can have at most ${MAX_OPTIONS} names.` });
    return names;
  });

/** A text in parts. */
const partsField = (label: string, separator: RegExp, { isPlural = false } = {}) =>
  optionalField(textAreaField({ label, isPlural, max: 6_000 })).transform((text = '', context) => {
    const parts = trimmed(text.split(separator));
    if (parts.length > MAX_LINES)
      context.addIssue({ code: 'custom', message: `${label} can have at most ${MAX_LINES} parts.` });
    return parts;
  });

const detailsField = partsField('The details', /\n/, { isPlural: true }).transform((lines, context) =>
  lines.map((line) => {
    const [, label = '', value = ''] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
    if (!label)
      context.addIssue({ code: 'custom', message: `“${line}” needs a colon, like “Height: 9 cm”.` });
    return { label: label.trim(), value };
  }),
);

const dayField = optionalField(
  plainText({ label: 'The day', max: 10 }).refine(isIsoDay, { error: 'Please choose a day.' }),
);

const priceField = textField({ label: 'The price', max: 30 }).transform((text, context): Paise => {
  const price = parseRupees(text);
  if (price !== undefined && price <= MAX_UNIT_PRICE) return price;
  context.addIssue({ code: 'custom', message: 'A price is in rupees, like 1,249.50.' });
  return z.NEVER;
});

const rankField = z.coerce
  .number({ error: 'The place is a whole number.' })
  .int({ error: 'The place is a whole number.' })
  .min(0, { error: 'The place is 0 or more.' })
  .max(1_000_000, { error: 'The place is at most 1,000,000.' });

const fields = z.object({
  name: textField({ label: 'The name', max: 160 }),
  subtitle: textField({ label: 'The subtitle', max: 120 }),
  price: priceField,
  saleKind: optionalField(z.enum(['amount', 'percent'], { error: 'Please choose the kind of the sale.' })),
  saleValue: optionalField(textField({ label: 'The sale', max: 30 })),
  saleFrom: dayField,
  saleUntil: dayField,
  categoryId: optionalField(plainText({ label: 'The category', max: 100 })),
  hsnCode: optionalField(hsnCodeField()),
  gender: optionalField(z.enum(GENDERS, { error: 'Please choose who it is for.' })),
  colors: optionsField('The colours'),
  sizes: optionsField('The sizes'),
  tag: optionalField(textField({ label: 'The tag', max: 40 })),
  description: textAreaField({ label: 'The description', max: 2_000 }),
  story: partsField('The story', /\n\s*\n/),
  care: partsField('The care', /\n/),
  details: detailsField,
  featured: optionalField(z.literal('on', { error: 'Please write on, or leave it empty.' })),
  rank: rankField,
});

type Fields = z.output<typeof fields>;

/** Calls `addIssue` for what is wrong. Without a kind there is no sale, whatever the other fields say. */
function readSale(
  { price, saleKind, saleValue, saleFrom, saleUntil }: Fields,
  addIssue: (path: string, message: string) => void,
): FormSale | undefined {
  if (!saleKind) {
    if (saleValue) addIssue('saleKind', 'Please choose whether it is an amount or a percentage.');
    return undefined;
  }
  const value = parseDiscountValue(saleKind, saleValue ?? '');
  if (value === undefined) addIssue('saleValue', DISCOUNT_VALUE_ISSUES[saleKind]);
  else if (saleKind === 'amount' && value > price) addIssue('saleValue', 'This is more than the price.');
  if (saleFrom && saleUntil && saleUntil < saleFrom)
    addIssue('saleUntil', 'The last day is before the first day.');
  if (value === undefined) return undefined;
  return {
    type: saleKind,
    value,
    ...(saleFrom && { from: saleFrom }),
    ...(saleUntil && { until: saleUntil }),
  };
}

/** R-PRODUCT-2: a product as staff enter it, in the form and in a row of the CSV. */
export const productFormSchema = fields.transform((values, context): ProductInput => {
  const sale = readSale(values, (path, message) =>
    context.addIssue({ code: 'custom', path: [path], message }),
  );
  const { name, subtitle, price, categoryId, hsnCode, gender, colors, sizes, tag } = values;
  const { description, story, care, details, featured, rank } = values;
  return {
    name,
    subtitle,
    price,
    colors,
    sizes,
    description,
    story,
    care,
    details,
    rank,
    featured: featured === 'on',
    ...(sale && { sale }),
    ...(categoryId && { categoryId }),
    ...(hsnCode && { hsnCode }),
    ...(gender && { gender }),
    ...(tag && { tag }),
  };
});
