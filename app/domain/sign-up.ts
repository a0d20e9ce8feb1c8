import { z } from 'zod';
import { email, line, ticked } from './form-fields';
import { PASSWORD_LENGTH } from './password';
import { passwordFault } from './password-rules';

export const NAME_LENGTH = 100;

export const typedPassword = (words: string) =>
  z
    .string({ error: words })
    .min(1, { error: words })
    .max(PASSWORD_LENGTH.most, { error: `A password can have at most ${PASSWORD_LENGTH.most} characters.` });

/** The sign-up form. The password is measured against what else was typed. */
export const signUpSchema = z
  .object({
    name: line({ label: 'Your name', max: NAME_LENGTH }),
    email: email(),
    password: typedPassword('A password is needed.'),
    terms: ticked('Please read the terms and tick this if you accept them.'),
  })
  .superRefine((account, context) => {
    const message = passwordFault(account.password, account);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const forgotPasswordSchema = z.object({ email: email() });

/** Which account it is says the link: what is known of the person is compared by the service. */
export const resetPasswordSchema = z
  .object({ token: z.string(), password: typedPassword('A new password is needed.') })
  .superRefine(({ password }, context) => {
    const message = passwordFault(password);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const confirmSignUpSchema = z.object({
  token: z.string(),
  password: z.string().max(PASSWORD_LENGTH.most).optional(),
  timeZone: z.string().max(64).optional(),
});

export const codeSchema = z.object({
  code: line({ label: 'The code', max: 40 }),
  redirectTo: z.string().optional(),
  timeZone: z.string().max(64).optional(),
});
