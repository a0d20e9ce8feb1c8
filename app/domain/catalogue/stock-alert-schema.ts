import { z } from 'zod';
import { emailField, optionalField } from '../forms/form-fields';
import { HONEYPOT_FIELD } from '../forms/spam-fields';
import { honeypotField } from '../forms/spam-fields-schema';
import { variantField } from './variant-field';

/** The form that asks for an email when a sold-out product is back. */
export const stockAlertSchema = z.object({
  email: emailField(),
  /** Absent for a product without variants. */
  variant: optionalField(variantField),
  [HONEYPOT_FIELD]: honeypotField,
});
