import { z } from 'zod';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from '../forms/spam-fields-schema';
import { LEAD_LIMITS } from './lead-schemas';

/** The enquiry about a service. What the visitor worked out on the page comes from the URL and not from the form. */
export const serviceEnquirySchema = z.object({
  name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: emailField(),
  organisation: textField({ label: 'The name of your college, company or group', max: LEAD_LIMITS.company }),
  phone: optionalField(indianPhoneField()),
  message: textAreaField({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
  ...spamFields,
});
