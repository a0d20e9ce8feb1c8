import { z } from 'zod';
import { emailField, hiddenText, plainText, requiredCheckbox, textField } from '../forms/form-fields';
import { LONGEST } from '../forms/plain-text';
import { PASSWORD_LENGTH } from './password-length';
import { validatePassword } from './password-rules';

export const MAX_NAME_LENGTH = 100;

/** `label` begins a sentence: "Your password". */
export const passwordField = (label: string) => plainText({ label, max: PASSWORD_LENGTH.max });

/** The sign-up form. The password is measured against what else was typed. */
export const signUpSchema = z
  .object({
    name: textField({ label: 'Your name', max: MAX_NAME_LENGTH }),
    email: emailField(),
    password: passwordField('A password'),
    terms: requiredCheckbox('Please read the terms and tick this if you accept them.'),
  })
  .superRefine((account, context) => {
    const message = validatePassword(account.password, account);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const forgotPasswordSchema = z.object({ email: emailField() });

/** Which account it is says the link: what is known of the person is compared by the service. */
export const resetPasswordSchema = z
  .object({
    token: plainText({ label: 'The link', max: LONGEST.token }),
    password: passwordField('A new password'),
  })
  .superRefine(({ password }, context) => {
    const message = validatePassword(password);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const confirmSignUpSchema = z.object({
  token: plainText({ label: 'The link', max: LONGEST.token }),
  password: plainText({ label: 'A password', max: PASSWORD_LENGTH.max, min: 0 }).optional(),
  timeZone: hiddenText(LONGEST.timeZone),
});

export const twoFactorCodeSchema = z.object({
  code: textField({ label: 'The code', max: 40 }),
  redirectTo: hiddenText(LONGEST.path),
  timeZone: hiddenText(LONGEST.timeZone),
});
