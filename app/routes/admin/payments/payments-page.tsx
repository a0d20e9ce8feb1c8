import { data } from 'react-router';
import { applyMatchesSchema } from '~/domain/orders/staff-order-schemas';
import { parseMovementQuery } from '~/domain/payments/money-movement';
import { toWallClock } from '~/domain/time/wall-clock';
import { AppliedPayments } from '~/features/admin-payments/applied-payments';
import { readChosenMatches } from '~/features/admin-payments/chosen-match';
import { MatchTable } from '~/features/admin-payments/match-table';
import { MovementList } from '~/features/admin-payments/movement-list';
import { StatementForm } from '~/features/admin-payments/statement-form';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { site } from '~site';
import type { Route } from './+types/payments-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('Payments');

const ISSUES = {
  empty: 'Please choose a file, or paste the rows of the statement.',
  'no-csv': 'This could not be read as CSV. Export the statement as CSV from your bank, not as PDF or XLS.',
  'too-long': 'This statement is too long. Please send it month by month.',
  'no-header': 'The row with the names of the columns is missing: a day, a description and an amount.',
} as const;

/** The statement of a form: the file, or else the pasted text. */
async function readStatement(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file.text();
  const text = form.get('statement');
  return typeof text === 'string' ? text.trim() : '';
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseMovementQuery(url.searchParams);
  const list = await context.get(services).orderManagement.listMovements(context.get(signedIn), query);
  return { list, now: new Date() };
}

/** Proposes orders for the payments of a statement, or records the chosen ones. */
export async function action({ request, context }: Route.ActionArgs) {
  const { orderManagement } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  if (form.get('intent') === 'apply') {
    const today = toWallClock(new Date(), site.openingHours.timeZone).day;
    const parsed = applyMatchesSchema(today).safeParse({ matches: readChosenMatches(form.getAll('match')) });
    if (!parsed.success) {
      const issue = parsed.error.issues[0]?.message;
      return data({ kind: 'issue', issue, statement: '' } as const, { status: 400 });
    }
    return { kind: 'applied', applied: await orderManagement.applyMatches(actor, parsed.data) } as const;
  }
  const statement = await readStatement(form);
  if (!statement) return data({ kind: 'issue', issue: ISSUES.empty, statement } as const, { status: 400 });
  const result = await orderManagement.matchStatement(actor, statement);
  if (result.kind !== 'matched')
    return data({ kind: 'issue', issue: ISSUES[result.kind], statement } as const, { status: 400 });
  return result;
}

export default function PaymentsPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-3">
      <header>
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em]">Payments</h1>
        <p className="mt-1 max-w-2xl text-muted">
          Upload a bank statement, and each payment is matched with its order. Nothing is recorded before you
          confirm it.
        </p>
      </header>
      {actionData?.kind === 'applied' && <AppliedPayments applied={actionData.applied} />}
      {actionData?.kind === 'matched' && (
        <MatchTable matches={actionData.matches} unreadable={actionData.unreadable} />
      )}
      <StatementForm
        issue={actionData?.kind === 'issue' ? actionData.issue : undefined}
        statement={actionData?.kind === 'issue' ? actionData.statement : undefined}
        hasResult={actionData !== undefined && actionData.kind !== 'issue'}
      />
      <MovementList {...loaderData} />
    </div>
  );
}
