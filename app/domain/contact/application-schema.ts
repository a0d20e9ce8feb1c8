import { z } from 'zod';
import { validateAttachment } from '../files/attachment';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from '../forms/hidden-fields';
import { LEAD_LIMITS } from './lead-schemas';

/** Lengths in characters. Forms use them for `minlength` and `maxlength`. */
export const APPLICATION_LIMITS = {
  link: 300,
  answer: 3000,
  minAnswer: 40,
} as const;

const NO_FILE = 'Please choose your CV, as a PDF of at most 5 MB.';

/** Browsers send a file without name and contents when none was chosen. */
const isEmptyFileField = (value: unknown) => value instanceof File && value.name === '' && value.size === 0;

/** Checks the size, in browser and server. The server also checks the contents. */
function attachmentField() {
  const file = z.instanceof(File, { error: NO_FILE }).superRefine((chosen, context) => {
    const message = validateAttachment(chosen);
    if (message) context.addIssue({ code: 'custom', message });
  });
  return z.preprocess((value) => (isEmptyFileField(value) ? undefined : value), file);
}

/** An HTTP or HTTPS URL. */
function linkField() {
  return textField({ label: 'The link', max: APPLICATION_LIMITS.link }).pipe(
    z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'This is not the address of a page. It should be like https://example.com/work.',
    }),
  );
}

/** The form that applies for a role. */
export const applicationSchema = z.object({
  name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: emailField(),
  phone: optionalField(indianPhoneField()),
  link: optionalField(linkField()),
  answer: textAreaField({
    label: 'Your answer',
    min: APPLICATION_LIMITS.minAnswer,
    max: APPLICATION_LIMITS.answer,
  }),
  cv: attachmentField(),
  ...spamFields,
});
