import { z } from 'zod';
import { emailField, textAreaField } from '../forms/form-fields';
import { USER_ROLES } from './user';

/** In characters: why an account is locked. */
export const MAX_LOCK_REASON = 500;

/** The form that opens the page of the account with an email. */
export const findPersonSchema = z.object({ email: emailField() });

/** The form that invites a colleague. */
export const inviteSchema = z.object({
  email: emailField(),
  role: z.enum(['staff', 'admin'], { error: 'Please choose a role.' }),
});

const intent = <Name extends string>(name: Name) => z.object({ intent: z.literal(name) });

/** The forms of the page of a person. `from` is the role that the page showed. */
export const personFormSchema = z.discriminatedUnion('intent', [
  intent('role').extend({ from: z.enum(USER_ROLES), role: z.enum(USER_ROLES) }),
  intent('end-sessions'),
  intent('lock').extend({ reason: textAreaField({ label: 'The reason', max: MAX_LOCK_REASON }) }),
  intent('unlock'),
  intent('withdraw'),
  intent('send-again'),
  intent('request-view'),
  intent('view'),
  intent('end-view'),
]);
