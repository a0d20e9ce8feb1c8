import { z } from 'zod';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from '../forms/hidden-fields';
import { normaliseGstin, validateGstin } from '../india/gstin';
import { LEAD_LIMITS } from './lead-schemas';

/** Maximum lengths in characters. A file of its own, so that pages use them without loading zod. */
export const PARTNER_LIMITS = { role: 80, city: 80, web: 200, gstin: 30 } as const;

/** The URL of a website. Without a protocol it gets `https://`. */
function websiteField() {
  return textField({ label: 'The web address', max: PARTNER_LIMITS.web })
    .transform((value) => (/^https?:\/\//i.test(value) ? value : `https://${value}`))
    .pipe(
      z.url({
        protocol: /^https?$/,
        hostname: z.regexes.domain,
        error: 'This does not look like a web address. It should be like example.com.',
      }),
    );
}

function gstinField() {
  return textField({ label: 'The GSTIN', max: PARTNER_LIMITS.gstin })
    .transform(normaliseGstin)
    .superRefine((value, context) => {
      const message = validateGstin(value);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

/** The form for partners. `kinds` are the kinds of partnership to choose from. */
export function createPartnerSchema(kinds: readonly [string, ...string[]]) {
  return z.object({
    kind: z.enum(kinds, { error: 'Please choose how you would work with us.' }),
    organisation: textField({
      label: 'The name of your college, company or group',
      max: LEAD_LIMITS.company,
    }),
    city: textField({ label: 'The city', max: PARTNER_LIMITS.city }),
    web: optionalField(websiteField()),
    gstin: optionalField(gstinField()),
    name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
    role: optionalField(textField({ label: 'Job title', max: PARTNER_LIMITS.role })),
    email: emailField(),
    phone: optionalField(indianPhoneField()),
    message: textAreaField({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
    ...spamFields,
  });
}
