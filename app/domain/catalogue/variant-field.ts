import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { parseJson, parseList } from '../json/parse-unknown';
import type { VariantKey } from './product-variants';

/** The value of the field `variant`. */
export const formatVariantKey = ({ color, size }: VariantKey) => JSON.stringify([color, size]);

export const variantField = plainText({ label: 'The variant', max: 200 }).transform(
  (text, context): VariantKey => {
    const [color, size] =
      parseList(parseJson(text), (part) => (typeof part === 'string' ? part : undefined)) ?? [];
    if (color !== undefined && size !== undefined) return { color, size };
    context.addIssue({ code: 'custom', message: 'Please choose the variant.' });
    return z.NEVER;
  },
);
