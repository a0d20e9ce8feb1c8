import { Alert } from '~/ui/feedback/alert';
import { CHECKOUT_FIELDS, checkoutFieldId, type FieldIssues } from './checkout-fields';

/** Groups of controls: the one to go to. */
const FIRST_CONTROLS: Record<string, string> = { paymentMethod: 'paymentMethod-upi' };

/** What is wrong with the form, with a link to each place. */
export function ErrorSummary({ faults: messages }: { faults: FieldIssues }) {
  // In the order of the page; what belongs to no field of it comes last.
  const names = new Set([...CHECKOUT_FIELDS, ...Object.keys(messages)]);
  const faults = [...names].flatMap((name) => {
    const [message] = messages[name] ?? [];
    return message ? [{ name, message }] : [];
  });
  if (faults.length === 0) return null;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={
        faults.length === 1 ? 'One thing needs another look' : `${faults.length} things need another look`
      }
    >
      <ul className="grid gap-1">
        {faults.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${checkoutFieldId(FIRST_CONTROLS[name] ?? name)}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-text"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
