import { z } from 'zod';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { normaliseGstin, validateGstin } from '../india/gstin';
import { LEAD_LIMITS, spamFields } from './lead-schemas';
import { PARTNER_LIMITS } from './partner-limits';

/** "acme.in" is as good as "https://www.acme.in/"; kept with its protocol. */
function webAddress() {
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

function gstin() {
  return textField({ label: 'The GSTIN', max: PARTNER_LIMITS.gstin })
    .transform(normaliseGstin)
    .superRefine((value, context) => {
      const fault = validateGstin(value);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    });
}

/** Somebody who wants to work with us: which kind, which house, who, and what they have in mind. */
export function partnerSchema(kinds: readonly [string, ...string[]]) {
  return z.object({
    kind: z.enum(kinds, { error: 'Please choose how you would work with us.' }),
    organisation: textField({
      label: 'The name of your college, company or group',
      max: LEAD_LIMITS.company,
    }),
    city: textField({ label: 'The city', max: PARTNER_LIMITS.city }),
    web: optionalField(webAddress()),
    gstin: optionalField(gstin()),
    name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
    role: optionalField(textField({ label: 'What you do there', max: PARTNER_LIMITS.role })),
    email: emailField(),
    phone: optionalField(indianPhoneField()),
    message: textAreaField({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
    ...spamFields,
  });
}
