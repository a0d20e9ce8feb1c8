import { ELAPSED_FIELD, HONEYPOT_FIELD } from '~/domain/forms/spam-fields';

/**
 * A field that people neither see nor reach: what is typed there was typed by a machine. And one that the script fills
 * with the time it took.
 */
export function Honeypot({ formId }: { formId: string }) {
  const id = `${formId}-${HONEYPOT_FIELD}`;
  return (
    <div aria-hidden="true" className="absolute -start-[200vw]">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={ELAPSED_FIELD} />
    </div>
  );
}
