import { ELAPSED_FIELD, HONEYPOT_FIELD } from '~/domain/forms/spam-fields';

/**
 * Two fields against spam: a hidden one that only bots fill in, and one that the global script fills with the time since
 * the page loaded.
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
