import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import { STOCK_MOVEMENT_REASONS, type StockFormReason } from './stock';
import { variantField } from './stock-alert-schema';

const MAX_UNITS = 1_000_000;
const WHOLE_NUMBER = 'Please enter a whole number of units.';

/** A number of units as typed, from `min` to a million. */
export const unitsField = ({ min, error }: { min: number; error: string }) =>
  textField({ label: 'The number of units', max: 10 })
    .transform(Number)
    .pipe(
      z
        .int({ error: WHOLE_NUMBER })
        .min(min, { error })
        .max(MAX_UNITS, { error: 'The number is at most 1,000,000.' }),
    );

/** R-PRODUCT-4: a change of the stock as staff enter it. */
export const stockFormSchema = z
  .object({
    reason: z.enum(STOCK_MOVEMENT_REASONS, { error: 'Please choose the reason.' }),
    units: unitsField({ min: -MAX_UNITS, error: 'At most 1,000,000 units can be removed.' }),
    /** Of a product with variants. */
    variant: optionalField(variantField),
    note: optionalField(textField({ label: 'The note', max: 300 })),
  })
  .superRefine(({ reason, units }, context) => {
    const isAllowed = reason === 'correction' ? units !== 0 : reason === 'count' ? units >= 0 : units > 0;
    if (isAllowed) return;
    const message =
      reason === 'correction'
        ? 'A correction adds units, or removes them with a minus sign.'
        : `The number is ${reason === 'count' ? '0 or more' : 'more than 0'}. The reason says whether units are added or removed.`;
    context.addIssue({ code: 'custom', path: ['units'], message });
  });

export type StockForm = z.output<typeof stockFormSchema>;

const SIGNS: Readonly<Record<Exclude<StockFormReason, 'count'>, 1 | -1>> = {
  delivery: 1,
  return: 1,
  damage: -1,
  loss: -1,
  correction: 1,
};

/** Units added to `stock`, or removed when negative. A count says how many there are. */
export const calculateStockChange = (
  stock: number,
  { reason, units }: Pick<StockForm, 'reason' | 'units'>,
): number => (reason === 'count' ? units - stock : units * SIGNS[reason]);
