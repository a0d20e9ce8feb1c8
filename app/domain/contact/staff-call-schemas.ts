import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';
import { startField } from './call-booking-schema';

/** In characters. */
export const MAX_CANCEL_REASON = 1000;

/** The revision of the call that the page showed. */
const revision = z.coerce.number().int().min(0);

export const staffMoveCallSchema = z.object({ revision, startsAt: startField });

export const staffCancelCallSchema = z.object({
  revision,
  reason: textAreaField({ label: 'The reason', max: MAX_CANCEL_REASON }),
});
