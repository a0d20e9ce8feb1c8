import { z } from 'zod';
import { email, hiddenText } from './form-fields';
import { LONGEST } from './plain-text';
import { typedPassword } from './sign-up';

/** The sign-in form. A password is only asked for here: whether it is a good one was decided when it was chosen. */
export const signInSchema = z.object({
  email: email(),
  password: typedPassword('Your password'),
  redirectTo: hiddenText(LONGEST.path),
  timeZone: hiddenText(LONGEST.timeZone),
});
