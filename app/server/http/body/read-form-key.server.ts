import { v7 as uuid, validate } from 'uuid';
import { readFieldText } from './read-body.server';

/** The UUID of a form, by which a second submission is known. A form without a valid one gets a new one. */
export function readFormKey(form: FormData): string {
  const key = readFieldText(form, 'key', 36);
  return validate(key) ? key : uuid();
}
