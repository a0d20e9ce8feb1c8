import { adminPaths } from '~/content/admin/admin-paths';
import { ToolLink } from '~/sections/admin/tool-button';
import { formatAmount } from '~/sections/format/format-amount';
import { Alert } from '~/ui/feedback/alert';

interface AppliedPayment {
  match: { number: string; amount: number };
  result:
    | { kind: 'recorded'; outcome: 'paid' | 'partial' | 'excess' }
    | { kind: 'repeated' | 'unknown' }
    | { kind: 'other-order'; number: string };
}

function describeResult({ result }: AppliedPayment): string {
  switch (result.kind) {
    case 'recorded':
      return { paid: 'paid', partial: 'paid in part', excess: 'more than it costs' }[result.outcome];
    case 'repeated':
      return 'was recorded already';
    case 'other-order':
      return `is recorded for ${result.number}`;
    case 'unknown':
      return 'there is no such order';
  }
}

const isPaidExactly = ({ result }: AppliedPayment) => result.kind === 'recorded' && result.outcome === 'paid';

/** What became of the chosen payments. */
export function AppliedPayments({ applied }: { applied: readonly AppliedPayment[] }) {
  const fine = applied.filter(isPaidExactly);
  const others = applied.filter((each) => !isPaidExactly(each));
  const count = fine.length === 1 ? '1 order is paid.' : `${fine.length} orders are paid.`;
  return (
    <Alert
      tone={others.length > 0 ? 'warning' : 'success'}
      role="status"
      title={count}
      action={fine.length > 0 && <ToolLink href={adminPaths.orders('view=to-pack')}>To pack</ToolLink>}
    >
      <ul className="grid gap-1">
        {[...others, ...fine].map((each) => (
          <li key={`${each.match.number} ${each.match.amount}`}>
            <a
              href={adminPaths.order(each.match.number)}
              className="font-semibold underline underline-offset-4"
            >
              {each.match.number}
            </a>{' '}
            {formatAmount(each.match.amount)}: {describeResult(each)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
