import { data } from 'react-router';

/** Fields that nobody types. */
const HIDDEN_FIELDS = new Set(['intent', 'version', 'key']);

/**
 * R-ADMIN-15: what an action throws when the record of its form does not exist any more: a colleague has deleted it. The error page of the
 * back office shows what was typed.
 */
export function deletedMeanwhile(form: FormData) {
  const typed = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1].trim() !== '' && !HIDDEN_FIELDS.has(entry[0]),
  );
  return data({ typed }, { status: 409 });
}
