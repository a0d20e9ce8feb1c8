import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { isProductId, PRODUCT_STATES, STAFF_PRODUCTS_PER_PAGE } from './staff-product-query';

interface SelectedProduct {
  id: string;
  /** That the list shows. */
  version: number;
}

/** The value of the box of a product: "mosaic-mug.3". */
export const formatSelectedProduct = ({ id, version }: SelectedProduct): string => `${id}.${version}`;

const selectedField = plainText({ label: 'The product', max: 80 }).transform(
  (text, context): SelectedProduct => {
    const [, id = '', digits] = /^([^.]+)\.(\d+)$/.exec(text) ?? [];
    const version = versionField.safeParse(digits);
    if (isProductId(id) && version.success) return { id, version: version.data };
    context.addIssue({ code: 'custom', message: 'Please load the page again.' });
    return z.NEVER;
  },
);

const NO_SELECTION = { error: 'No product is selected.' };

/** Gives the selected products of a page of the list a state. */
export const productSelectionSchema = z.object({
  selected: z
    .array(selectedField, NO_SELECTION)
    .min(1, NO_SELECTION)
    .max(STAFF_PRODUCTS_PER_PAGE, { error: `At most ${STAFF_PRODUCTS_PER_PAGE} at once.` }),
  state: z.enum(PRODUCT_STATES, { error: 'Please choose a state.' }),
});
export type SelectedProducts = z.output<typeof productSelectionSchema>;

/** What became of selected products. The URL after the form holds it. */
export interface SelectionResult {
  state: SelectedProducts['state'];
  changed: number;
  /** Ids of products that stayed as they were. */
  unchanged: readonly string[];
}

/** The parameters of a result, to be added to those of the list. */
export const serialiseSelectionResult = ({ state, changed, unchanged }: SelectionResult): URLSearchParams =>
  new URLSearchParams([
    ['now', state],
    ['changed', String(changed)],
    ...(unchanged.length > 0 ? [['unchanged', unchanged.join('.')]] : []),
  ]);

/** Reads a result from any URL. `undefined` without one. Never throws. */
export function parseSelectionResult(params: URLSearchParams): SelectionResult | undefined {
  const state = PRODUCT_STATES.find((name) => name === params.get('now'));
  const changed = params.get('changed') ?? '';
  if (!state || !/^\d{1,2}$/.test(changed)) return undefined;
  const unchanged = (params.get('unchanged') ?? '').split('.').filter(isProductId);
  return { state, changed: Number(changed), unchanged: unchanged.slice(0, STAFF_PRODUCTS_PER_PAGE) };
}
