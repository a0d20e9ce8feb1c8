import { versionField } from '~/domain/orders/order-form-fields';
import { fieldText } from '~/server/http/body/read-body.server';

/** The version that the form showed. A form without one is out of date. */
export function readVersion(form: FormData): number {
  const read = versionField.safeParse(fieldText(form, 'version') || Number.NaN);
  return read.success ? read.data : -1;
}

/** What was typed, to show the form again. */
export const readTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
