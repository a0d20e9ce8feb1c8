import { z } from 'zod';
import { validateAttachment } from '../files/attachment';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { LEAD_LIMITS, spamFields } from './lead-schemas';

/** Longest and shortest texts in characters; the form gives them to `maxlength`. */
export const APPLICATION_LIMITS = {
  link: 300,
  answer: 3000,
  minAnswer: 40,
} as const;

const NO_FILE = 'Please choose your CV, as a PDF of at most 5 MB.';

/** Browsers send a file without name and content where none was chosen. */
const isUnchosen = (value: unknown) => value instanceof File && value.name === '' && value.size === 0;

/** What can be told of a file from the outside, at both ends. What is in it is looked into by the server. */
function attachment() {
  const file = z.instanceof(File, { error: NO_FILE }).superRefine((chosen, context) => {
    const fault = validateAttachment(chosen);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
  return z.preprocess((value) => (isUnchosen(value) ? undefined : value), file);
}

/** A page that opens in any browser. */
function link() {
  return textField({ label: 'The link', max: APPLICATION_LIMITS.link }).pipe(
    z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'This is not the address of a page. It should be like https://example.com/work.',
    }),
  );
}

/** Somebody applies for a role. */
export const applicationSchema = z.object({
  name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: emailField(),
  phone: optionalField(indianPhoneField()),
  link: optionalField(link()),
  answer: textAreaField({
    label: 'Your answer',
    min: APPLICATION_LIMITS.minAnswer,
    max: APPLICATION_LIMITS.answer,
  }),
  cv: attachment(),
  ...spamFields,
});
