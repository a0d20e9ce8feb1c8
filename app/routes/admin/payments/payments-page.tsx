import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
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
import { type Services, services } from '~/server/services.server';
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

/** In characters. With a longer one, the form that records the payments could be larger than a form may be. */
const MAX_REPEATED_STATEMENT = 300_000;

/** The statement of a form: the file, or else the pasted text. */
async function readStatement(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file.text();
  const text = form.get('statement');
  return typeof text === 'string' ? text.trim() : '';
}

/** What the page shows of a statement. It is shown again when the chosen payments cannot be recorded. */
async function proposeMatches(
  orderManagement: Services['orderManagement'],
  actor: SignedIn,
  statement: string,
) {
  if (!statement) return { kind: 'issue', issue: ISSUES.empty, statement } as const;
  const result = await orderManagement.matchStatement(actor, statement);
  if (result.kind !== 'matched') return { kind: 'issue', issue: ISSUES[result.kind], statement } as const;
  return { ...result, statement: statement.length > MAX_REPEATED_STATEMENT ? '' : statement };
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
    const chosen = form.getAll('match');
    const parsed = applyMatchesSchema(today).safeParse({ matches: readChosenMatches(chosen) });
    if (parsed.success)
      return { kind: 'applied', applied: await orderManagement.applyMatches(actor, parsed.data) } as const;
    const proposed = await proposeMatches(orderManagement, actor, await readStatement(form));
    const issue = parsed.error.issues[0]?.message;
    return data({ ...proposed, issue, chosen: chosen.map(String) }, { status: 400 });
  }
  const proposed = await proposeMatches(orderManagement, actor, await readStatement(form));
  return data({ ...proposed, chosen: undefined }, { status: proposed.kind === 'issue' ? 400 : 200 });
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
      {actionData?.kind === 'matched' && <MatchTable {...actionData} />}
      <StatementForm
        issue={actionData?.kind === 'issue' ? actionData.issue : undefined}
        statement={actionData?.kind === 'issue' ? actionData.statement : undefined}
        hasResult={actionData !== undefined && actionData.kind !== 'issue'}
      />
      <MovementList {...loaderData} />
    </div>
  );
}
