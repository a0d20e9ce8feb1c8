import { z } from 'zod';
import { emailField } from '../forms/form-fields';
import { HONEYPOT_FIELD } from '../forms/spam-fields';
import { honeypotField } from '../forms/spam-fields-schema';

/** The form that subscribes to the newsletter. */
export const newsletterSchema = z.object({ email: emailField(), [HONEYPOT_FIELD]: honeypotField });
