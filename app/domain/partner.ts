import { z } from 'zod';
import { email, indianPhone, line, optional, paragraph } from './form-fields';
import { faultOfGstin, normaliseGstin } from './gstin';
import { hiddenFields, LEAD_LIMITS } from './lead';
import { PARTNER_LIMITS } from './partner-limits';

/** "acme.in" is as good as "https://www.acme.in/"; kept with its protocol. */
function webAddress() {
  return line({ label: 'The web address', max: PARTNER_LIMITS.web })
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
  return line({ label: 'The GSTIN', max: PARTNER_LIMITS.gstin })
    .transform(normaliseGstin)
    .superRefine((value, context) => {
      const fault = faultOfGstin(value);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    });
}

/** Somebody who wants to work with us: which kind, which house, who, and what they have in mind. */
export function partnerSchema(kinds: readonly [string, ...string[]]) {
  return z.object({
    kind: z.enum(kinds, { error: 'Please choose how you would work with us.' }),
    organisation: line({ label: 'The name of your college, company or group', max: LEAD_LIMITS.company }),
    city: line({ label: 'The city', max: PARTNER_LIMITS.city }),
    web: optional(webAddress()),
    gstin: optional(gstin()),
    name: line({ label: 'Your name', max: LEAD_LIMITS.name }),
    role: optional(line({ label: 'What you do there', max: PARTNER_LIMITS.role })),
    email: email(),
    phone: optional(indianPhone()),
    message: paragraph({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
    ...hiddenFields,
  });
}
