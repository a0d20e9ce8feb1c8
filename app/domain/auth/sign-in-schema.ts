import { z } from 'zod';
import { emailField, hiddenText } from '../forms/form-fields';
import { LONGEST } from '../forms/plain-text';
import { passwordField } from './sign-up-schemas';

/** The sign-in form. A password is only asked for here: whether it is a good one was decided when it was chosen. */
export const signInSchema = z.object({
  email: emailField(),
  password: passwordField('Your password'),
  redirectTo: hiddenText(LONGEST.path),
  timeZone: hiddenText(LONGEST.timeZone),
});
