import type { MatchingOrders } from '~/domain/orders/staff-order-list';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { formatCountOf } from '~/sections/format/format-amount';

const EMAILS = {
  packed: 'Their buyers get no email about it.',
  delivered: 'Each buyer gets an email that the order has arrived.',
} as const;

interface MatchingFormProps {
  matching: MatchingOrders;
  action: string;
  atOnce: number;
}

/** Asks whether all orders of a list go on. */
export function MatchingForm({ matching: { count, to, shownAt }, action, atOnce }: MatchingFormProps) {
  return (
    <form
      method="post"
      action={action}
      data-send-once=""
      className="grid max-w-2xl justify-items-start gap-4 rounded-tile bg-surface p-5"
    >
      <input type="hidden" name="shownAt" value={shownAt.toISOString()} />
      <ul className="grid list-disc gap-1.5 ps-5 text-muted">
        <li>{EMAILS[to]}</li>
        <li>An order that comes, or that a colleague changes, after this page was opened stays as it is.</li>
        {count > atOnce && (
          <li>{`${atOnce} are changed at once, the oldest first. Then you go on with those that are left.`}</li>
        )}
        <li>A step cannot be taken back.</li>
      </ul>
      <ToolSubmit variant="loud">
        {count > atOnce ? `Mark the oldest ${atOnce} ${to}` : `Mark ${formatCountOf(count, 'order')} ${to}`}
      </ToolSubmit>
    </form>
  );
}
