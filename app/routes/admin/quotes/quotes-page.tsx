import { adminPaths } from '~/content/admin/admin-paths';
import { QUOTE_STATE_LABELS } from '~/content/quotes/quote-texts';
import { parseQuoteQuery, serialiseQuoteQuery } from '~/domain/quotes/quote-query';
import { QUOTE_STATES } from '~/domain/quotes/quote-state';
import { findDoneMessage } from '~/domain/site/done-message';
import { QuoteTable } from '~/features/admin-quotes/quote-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/quotes-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('quotes.manage')];

export const meta = () => createNoindexMeta('Quotes');

const DONE_MESSAGES = { deleted: 'The draft is deleted.' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseQuoteQuery(url.searchParams);
  const page = await context.get(services).quotes.list(context.get(signedIn), query);
  return { query, page, doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams) };
}

export default function QuotesPage({ loaderData: { query, page, doneMessage } }: Route.ComponentProps) {
  const { after, ...filters } = query;
  return (
    <>
      <ToolHeader
        title="Quotes"
        text="Offers to clients, the newest first. The client answers by a private link."
      >
        <ToolLink href={adminPaths.newQuote()} variant="loud">
          New quote
        </ToolLink>
      </ToolHeader>
      <DoneAlert message={doneMessage} />
      <div className="mb-2.5 flex flex-col gap-2.5">
        <ListViews
          views={(['all', ...QUOTE_STATES] as const).map((view) => ({
            id: view,
            label: view === 'all' ? 'All' : QUOTE_STATE_LABELS[view],
            count: String(page.counts[view]),
            href: adminPaths.quotes(serialiseQuoteQuery({ ...filters, view })),
          }))}
          current={query.view}
        />
        <ListSearch
          path={adminPaths.quotes()}
          label="Number, name, company or email"
          q={query.q}
          all="All quotes"
          fields={{ view: query.view === 'all' ? undefined : query.view }}
        />
      </div>
      {page.rows.length > 0 ? (
        <QuoteTable rows={page.rows} />
      ) : (
        <ToolEmpty title={query.q ? 'No quote fits this search.' : 'No quotes here.'}>
          <p className="text-muted">
            {query.q ? 'Try all states, or fewer words.' : 'Write one here, or from a message of the inbox.'}
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after === undefined ? undefined : adminPaths.quotes(serialiseQuoteQuery(filters))}
        next={page.after && adminPaths.quotes(serialiseQuoteQuery({ ...filters, after: page.after }))}
      />
    </>
  );
}
