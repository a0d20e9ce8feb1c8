import { z } from 'zod';
import { hsnCodeField, optionalField, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';

export const CATEGORY_LIMITS = { name: 60, description: 160 } as const;

const WHOLE_NUMBER = { error: 'The place is a whole number.' };

/** R-PRODUCT-11: a category as staff enter it. */
export const categoryFormSchema = z.object({
  version: versionField,
  name: textField({ label: 'The name', max: CATEGORY_LIMITS.name }),
  description: optionalField(
    textField({ label: 'The description', max: CATEGORY_LIMITS.description }),
  ).transform((text = '') => text),
  hsnCode: optionalField(hsnCodeField()),
  /** In the lists of the shop, ascending. */
  position: z.coerce
    .number(WHOLE_NUMBER)
    .int(WHOLE_NUMBER)
    .min(0, { error: 'The place is 0 or more.' })
    .max(9_999, { error: 'The place is at most 9,999.' }),
});

export type CategoryForm = z.output<typeof categoryFormSchema>;

/** A category as staff see it. */
export interface StaffCategory extends CategoryForm {
  id: string;
  /** In the shop. */
  published: number;
  drafts: number;
}
