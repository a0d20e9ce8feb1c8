import { z } from 'zod';
import { emailField } from '../forms/form-fields';
import { USER_ROLES } from './user';

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
  intent('withdraw'),
  intent('send-again'),
  intent('request-view'),
  intent('view'),
  intent('end-view'),
]);
