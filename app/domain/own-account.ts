import { z } from 'zod';
import { email, line, optional } from './form-fields';
import { PASSKEY_NAME_LENGTH } from './passkey';
import { passwordFault } from './password-rules';
import { typedPassword } from './sign-up';

/** What the person is called is compared by the service. */
export const changePasswordSchema = z
  .object({
    current: typedPassword('Your present password'),
    password: typedPassword('A new password'),
  })
  .superRefine(({ password }, context) => {
    const message = passwordFault(password);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message });
  });

/** Without a password where the account has none. */
export const changeEmailSchema = z.object({
  email: email('The new address'),
  current: optional(typedPassword('Your password')),
});

export const ownPasswordSchema = z.object({ current: typedPassword('Your password') });

export const passkeyNameSchema = z.object({ name: line({ label: 'A name', max: PASSKEY_NAME_LENGTH }) });

export const firstCodeSchema = z.object({ code: line({ label: 'The code', max: 20 }) });
