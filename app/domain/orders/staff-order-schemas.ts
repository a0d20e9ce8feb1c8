import { z } from 'zod';
import { indianPhoneField, optionalField, plainText, textAreaField, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { MAX_LENGTHS } from '../forms/plain-text';
import { MANUAL_METHODS, TRANSFER_METHODS } from '../payments/payment-method';
import { isIsoDay } from '../time/wall-clock';
import { addressFields, checkPinState } from './checkout-schema';
import {
  amountField,
  lineUnitsField,
  noteField,
  ORDER_FORM_LIMITS,
  referenceField,
  trackingUrlField,
} from './order-form-fields';
import { RETURN_STATES } from './order-return';
import { STAFF_STATUSES } from './staff-order';

const reasonField = textAreaField({ label: 'The reason', max: ORDER_FORM_LIMITS.reason });
const numberField = plainText({ label: 'An order number', max: MAX_LENGTHS.number });

const carrierField = optionalField(textField({ label: 'The courier', max: ORDER_FORM_LIMITS.carrier }));

/** Moves an order on, or cancels it. */
export const changeStatusSchema = z.object({
  version: versionField,
  to: z.enum(STAFF_STATUSES, { error: 'Please choose a status.' }),
  note: optionalField(noteField),
  carrier: carrierField,
  trackingUrl: trackingUrlField,
});

const NO_METHOD = { error: 'Please choose how the money came.' };

/** How much arrived, and when. */
const receivedMoneyFields = (today: string) => ({
  amount: amountField.refine((amount) => amount > 0, { error: 'An amount is more than 0.' }),
  receivedOn: plainText({ label: 'The day', max: 10 })
    .refine(isIsoDay, { error: 'Please choose the day.', abort: true })
    .refine((day) => day <= today, { error: 'This day is still to come.' }),
});

/** Money that arrived. Only cash needs no reference. `today` is an ISO day. */
export const recordPaymentSchema = (today: string) =>
  z
    .object({
      version: versionField,
      provider: z.enum(MANUAL_METHODS, NO_METHOD),
      reference: optionalField(referenceField),
      ...receivedMoneyFields(today),
    })
    .refine(({ provider, reference }) => provider === 'cash' || reference !== undefined, {
      path: ['reference'],
      error: 'The reference is needed. Only cash has none.',
    });

const NOTHING_CHOSEN = 'Please choose at least one payment.';

/** Transfers chosen from a bank statement: fields `matches[0].number`, … */
export const applyMatchesSchema = (today: string) =>
  z.object({
    matches: z
      .array(
        z.object({
          number: numberField,
          provider: z.enum(TRANSFER_METHODS, NO_METHOD),
          reference: referenceField,
          ...receivedMoneyFields(today),
        }),
        { error: NOTHING_CHOSEN },
      )
      .min(1, { error: NOTHING_CHOSEN })
      .max(500, { error: 'At most 500 payments can be recorded at once.' }),
  });

/** R-ORDER-16. */
export const changeAddressSchema = z
  .object({ version: versionField, phone: indianPhoneField(), ...addressFields })
  .superRefine(checkPinState);

export const orderNoteSchema = z.object({ note: noteField });

/** Either an amount, or units of lines. */
export const refundSchema = z
  .object({
    version: versionField,
    amount: optionalField(amountField.refine((amount) => amount > 0, { error: 'An amount is more than 0.' })),
    lines: lineUnitsField.optional(),
    reason: reasonField,
    reference: optionalField(referenceField),
  })
  .superRefine(({ amount, lines = {} }, context) => {
    const hasLines = Object.keys(lines).length > 0;
    if ((amount !== undefined) === hasLines)
      context.addIssue({
        code: 'custom',
        path: ['amount'],
        message: hasLines
          ? 'Please give either an amount or units, not both.'
          : 'Please give an amount, or the units to refund.',
      });
  });

export const refundExcessSchema = z.object({
  version: versionField,
  reference: optionalField(referenceField),
});

export const completeRefundSchema = z.object({
  version: versionField,
  refundId: z.uuid({ error: 'Please load the page again.' }),
  reference: referenceField,
});

export const sendRefundAgainSchema = z.object({
  version: versionField,
  refundId: z.uuid({ error: 'Please load the page again.' }),
});

/** R-ORDER-7: the buyer reads why a return is declined. */
export const decideReturnSchema = z
  .object({
    version: versionField,
    returnId: z.uuid({ error: 'Please load the page again.' }),
    to: z.enum(RETURN_STATES, { error: 'Please choose what happens.' }).exclude(['requested']),
    note: optionalField(noteField),
    restock: lineUnitsField.optional(),
    amount: optionalField(amountField),
    reference: optionalField(referenceField),
  })
  .refine(({ to, note }) => to !== 'rejected' || note !== undefined, {
    path: ['note'],
    error: 'The reason is needed: the buyer reads it.',
  });

/** Orders chosen in the list. */
const numbersField = z
  .array(numberField, { error: 'No order is selected.' })
  .min(1, { error: 'No order is selected.' })
  .max(200, { error: 'At most 200 orders can be changed at once.' });

/** Parcels that are handed to one courier. Fields `tracking.TS-2627-000001`, … */
export const shipManySchema = z.object({
  numbers: numbersField,
  carrier: carrierField,
  tracking: z.record(numberField, trackingUrlField).default({}),
});

const shownAtField = z.iso
  .datetime({ error: 'Please load the page again.' })
  .transform((text) => new Date(text));

/** Moves all orders of a query on. `shownAt` is when their number was shown. */
export const markMatchingSchema = z.object({ shownAt: shownAtField });

/** Gives the chosen orders a status. */
export const markManySchema = z.object({
  numbers: numbersField,
  to: z.enum(STAFF_STATUSES, { error: 'Please choose a status.' }).exclude(['cancelled']),
});
