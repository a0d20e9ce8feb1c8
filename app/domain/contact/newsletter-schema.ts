import { z } from 'zod';
import { emailField } from '../forms/form-fields';
import { HONEYPOT_FIELD, honeypot } from './lead-schemas';

/** An address for the newsletter. */
export const newsletterSchema = z.object({ email: emailField(), [HONEYPOT_FIELD]: honeypot });
