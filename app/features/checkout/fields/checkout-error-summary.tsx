import { ErrorSummary } from '~/ui/forms/error-summary';
import { CHECKOUT_FIELDS, type FieldIssues, getCheckoutFieldId } from './checkout-fields';

/** For a group of controls: the id of the first one. */
const FIRST_CONTROLS: Record<string, string> = { paymentMethod: 'paymentMethod-upi' };

/** The issues of the checkout, each with a link to its field. */
export function CheckoutErrorSummary({ issues }: { issues: FieldIssues }) {
  // In the order of the page; issues without a field come last.
  const names = new Set([...CHECKOUT_FIELDS, ...Object.keys(issues)]);
  const items = [...names].flatMap((name) => {
    const [message] = issues[name] ?? [];
    return message ? [{ controlId: getCheckoutFieldId(FIRST_CONTROLS[name] ?? name), message }] : [];
  });
  return (
    <ErrorSummary
      title={items.length === 1 ? 'Please check one field' : `Please check ${items.length} fields`}
      issues={items}
    />
  );
}
