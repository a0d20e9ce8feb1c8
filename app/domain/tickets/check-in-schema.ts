import { z } from 'zod';
import { textField } from '../forms/form-fields';

const MAX_CODE = 40;

/** The form of the entrance: the code of a ticket, as typed or scanned. */
export const checkInSchema = z.object({ code: textField({ label: 'The code', max: MAX_CODE }) });
