import { Alert } from '~/ui/feedback/alert';
import { CHECKOUT_FIELDS, type FieldIssues, getCheckoutFieldId } from './checkout-fields';

/** For a group of controls: the id of the first one. */
const FIRST_CONTROLS: Record<string, string> = { paymentMethod: 'paymentMethod-upi' };

/** The issues of the form, each with a link to its field. */
export function ErrorSummary({ issues }: { issues: FieldIssues }) {
  // In the order of the page; issues without a field come last.
  const names = new Set([...CHECKOUT_FIELDS, ...Object.keys(issues)]);
  const items = [...names].flatMap((name) => {
    const [message] = issues[name] ?? [];
    return message ? [{ name, message }] : [];
  });
  if (items.length === 0) return null;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={items.length === 1 ? 'Please check one field' : `Please check ${items.length} fields`}
    >
      <ul className="grid gap-1">
        {items.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${getCheckoutFieldId(FIRST_CONTROLS[name] ?? name)}`}
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
