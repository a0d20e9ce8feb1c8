import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { DifferenceTable } from '~/features/admin-books/difference-table';
import { ProofList } from '~/features/admin-books/proof-list';
import { RunSummary } from '~/features/admin-books/run-summary';
import { RunTable } from '~/features/admin-books/run-table';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/books-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('books.check')];

export const meta = () => createNoindexMeta('Books');

export async function loader({ url, context }: Route.LoaderArgs) {
  const runs = await context.get(services).books.listRuns(context.get(signedIn));
  return { runs, now: new Date(), check: url.searchParams.get('check') };
}

/** Checks the books now. */
export async function action({ request, context }: Route.ActionArgs) {
  if (readFieldText(await readForm(request), 'intent') !== 'check') throw data(null, { status: 400 });
  const result = await context.get(services).books.checkNow(context.get(signedIn));
  throw redirect(adminPaths.books(result), 303);
}

function CheckForm() {
  return (
    <form method="post" action={adminPaths.books()} data-send-once="">
      <input type="hidden" name="intent" value="check" />
      <ToolSubmit variant="loud">Check now</ToolSubmit>
    </form>
  );
}

export default function BooksPage({ loaderData: { runs, now, check } }: Route.ComponentProps) {
  const [latest, ...earlier] = runs;
  return (
    <>
      <ToolHeader
        title="Books"
        text="Every night all orders, payments, documents and the stock are recalculated from their single entries. Every recorded value that differs is listed here, and sent to you once by email."
      >
        <CheckForm />
      </ToolHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {check === 'started' && (
          <ToolAlert tone="info" role="status" title="The check has started.">
            This takes a few minutes. Then reload the page.
          </ToolAlert>
        )}
        {latest ? (
          <RunSummary run={latest} now={now} isNew={check === 'checked'} />
        ) : (
          <ToolEmpty title="No check yet.">
            <p className="text-muted">The first one runs tonight, or when you press the button above.</p>
          </ToolEmpty>
        )}
        {latest && latest.differences.length > 0 && (
          <section aria-labelledby="differences-title">
            <h2 id="differences-title" className="text-panel">
              {latest.differenceCount > latest.differences.length
                ? `The first ${latest.differences.length} differences`
                : 'Differences'}
            </h2>
            <DifferenceTable differences={latest.differences} />
          </section>
        )}
        <section aria-labelledby="proofs-title" className="grid gap-2">
          <h2 id="proofs-title" className="text-panel">
            What is checked
          </h2>
          <ProofList differences={latest?.differences} />
        </section>
        {earlier.length > 0 && (
          <section aria-labelledby="runs-title" className="max-w-2xl">
            <h2 id="runs-title" className="text-panel">
              Earlier checks
            </h2>
            <RunTable runs={earlier} now={now} />
          </section>
        )}
      </div>
    </>
  );
}
