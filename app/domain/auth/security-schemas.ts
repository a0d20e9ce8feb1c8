import { z } from 'zod';
import { emailField, optionalField, textField } from '../forms/form-fields';
import { MAX_PASSKEY_NAME_LENGTH } from './passkey-name';
import { validatePassword } from './password-rules';
import { passwordField } from './sign-up-schemas';

/** The service also compares the new password with name and email of the user. */
export const changePasswordSchema = z
  .object({
    current: passwordField('Your current password'),
    password: passwordField('A new password'),
  })
  .superRefine(({ password }, context) => {
    const message = validatePassword(password);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

/** `current` is absent when the account has no password. */
export const changeEmailSchema = z.object({
  email: emailField('The new address'),
  current: optionalField(passwordField('Your password')),
});

export const confirmPasswordSchema = z.object({ current: passwordField('Your password') });

export const passkeyNameSchema = z.object({
  name: textField({ label: 'A name', max: MAX_PASSKEY_NAME_LENGTH }),
});

export const twoFactorSetupSchema = z.object({ code: textField({ label: 'The code', max: 20 }) });
