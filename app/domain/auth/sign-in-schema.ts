import { z } from 'zod';
import { emailField, hiddenText } from '../forms/form-fields';
import { MAX_LENGTHS } from '../forms/plain-text';
import { passwordField } from './sign-up-schemas';

/** The sign-in form. The rules for new passwords do not apply: older passwords must still work. */
export const signInSchema = z.object({
  email: emailField(),
  password: passwordField('Your password'),
  redirectTo: hiddenText(MAX_LENGTHS.path),
  timeZone: hiddenText(MAX_LENGTHS.timeZone),
});
