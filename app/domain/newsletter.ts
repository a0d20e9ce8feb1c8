import { z } from 'zod';
import { email } from './form-fields';
import { HONEYPOT_FIELD, honeypot } from './lead';

/** An address for the newsletter. */
export const newsletterSchema = z.object({ email: email(), [HONEYPOT_FIELD]: honeypot });
