import { z } from 'zod';
import { optionalField, plainText, textField } from '../forms/form-fields';

const MAX_CODE = 40;

/** The form of the entrance: the code of a ticket, as typed or scanned. */
export const checkInSchema = z.object({ code: textField({ label: 'The code', max: MAX_CODE }) });

export const MAX_GUEST_NAME = 80;
const MAX_SEATS = 1000;

/** R-TICKET-4: who sits where. Fields `guests[0].id`, `guests[0].name`, …; a seat without a name is the buyer's to give away. */
export const guestNamesSchema = z.object({
  guests: z
    .array(
      z.object({
        id: plainText({ label: 'A ticket', max: 40 }),
        name: optionalField(textField({ label: 'The name', max: MAX_GUEST_NAME })),
      }),
    )
    .max(MAX_SEATS),
});

export type GuestNames = z.output<typeof guestNamesSchema>['guests'];
