import { versionField } from '~/domain/orders/order-form-fields';
import { readFieldText } from './read-body.server';

/** No stored version is negative. */
const NO_VERSION = -1;

/** The version that a form showed. A form without a valid one is out of date: the result equals no stored version. */
export function readVersion(form: FormData): number {
  const text = readFieldText(form, 'version').trim();
  // An empty text would become the number 0.
  const read = versionField.safeParse(text === '' ? undefined : text);
  return read.success ? read.data : NO_VERSION;
}
