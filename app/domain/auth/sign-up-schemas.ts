import { z } from 'zod';
import { emailField, hiddenText, plainText, requiredCheckbox, textField } from '../forms/form-fields';
import { MAX_LENGTHS } from '../forms/plain-text';
import { PASSWORD_LENGTH, validatePassword } from './password-rules';

/** In characters. */
export const MAX_NAME_LENGTH = 100;

/** An existing password, checked for its length only. `label` begins the sentences of its errors: "Your password". */
export const passwordField = (label: string) => plainText({ label, max: PASSWORD_LENGTH.max });

/** The sign-up form. The password is compared with name and email. */
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

/** The token of the link names the account. The service compares the new password with name and email of its user. */
export const resetPasswordSchema = z
  .object({
    token: plainText({ label: 'The link', max: MAX_LENGTHS.token }),
    password: passwordField('A new password'),
  })
  .superRefine(({ password }, context) => {
    const message = validatePassword(password);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const confirmSignUpSchema = z.object({
  token: plainText({ label: 'The link', max: MAX_LENGTHS.token }),
  password: plainText({ label: 'A password', max: PASSWORD_LENGTH.max, min: 0 }).optional(),
  timeZone: hiddenText(MAX_LENGTHS.timeZone),
});

export const twoFactorCodeSchema = z.object({
  code: textField({ label: 'The code', max: 40 }),
  redirectTo: hiddenText(MAX_LENGTHS.path),
  timeZone: hiddenText(MAX_LENGTHS.timeZone),
});

/** The sign-in form. The rules for new passwords do not apply: older passwords must still work. */
export const signInSchema = z.object({
  email: emailField(),
  password: passwordField('Your password'),
  redirectTo: hiddenText(MAX_LENGTHS.path),
  timeZone: hiddenText(MAX_LENGTHS.timeZone),
});
