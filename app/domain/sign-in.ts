import { z } from 'zod';
import { email } from './form-fields';
import { PASSWORD_LENGTH } from './password';

/** The sign-in form. A password is only asked for here: whether it is a good one was decided when it was chosen. */
export const signInSchema = z.object({
  email: email(),
  password: z
    .string({ error: 'Your password is needed.' })
    .min(1, { error: 'Your password is needed.' })
    .max(PASSWORD_LENGTH.most, { error: `A password has at most ${PASSWORD_LENGTH.most} characters.` }),
  redirectTo: z.string().optional(),
  timeZone: z.string().max(64).optional(),
});
