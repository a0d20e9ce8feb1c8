import { z } from 'zod';
import { email, hiddenText, line, plainText, ticked } from './form-fields';
import { PASSWORD_LENGTH } from './password';
import { passwordFault } from './password-rules';
import { LONGEST } from './plain-text';

export const NAME_LENGTH = 100;

/** `label` begins a sentence: "Your password". */
export const typedPassword = (label: string) => plainText({ label, max: PASSWORD_LENGTH.most });

/** The sign-up form. The password is measured against what else was typed. */
export const signUpSchema = z
  .object({
    name: line({ label: 'Your name', max: NAME_LENGTH }),
    email: email(),
    password: typedPassword('A password'),
    terms: ticked('Please read the terms and tick this if you accept them.'),
  })
  .superRefine((account, context) => {
    const message = passwordFault(account.password, account);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const forgotPasswordSchema = z.object({ email: email() });

/** Which account it is says the link: what is known of the person is compared by the service. */
export const resetPasswordSchema = z
  .object({
    token: plainText({ label: 'The link', max: LONGEST.token }),
    password: typedPassword('A new password'),
  })
  .superRefine(({ password }, context) => {
    const message = passwordFault(password);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const confirmSignUpSchema = z.object({
  token: plainText({ label: 'The link', max: LONGEST.token }),
  password: plainText({ label: 'A password', max: PASSWORD_LENGTH.most, min: 0 }).optional(),
  timeZone: hiddenText(LONGEST.timeZone),
});

export const codeSchema = z.object({
  code: line({ label: 'The code', max: 40 }),
  redirectTo: hiddenText(LONGEST.path),
  timeZone: hiddenText(LONGEST.timeZone),
});
