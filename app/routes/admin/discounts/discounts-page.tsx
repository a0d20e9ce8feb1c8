import { adminPaths } from '~/content/admin/admin-paths';
import { findDoneMessage } from '~/domain/site/done-message';
import { normaliseSearchText } from '~/domain/text/search-text';
import { DiscountTable } from '~/features/admin-discounts/discount-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/discounts-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('discounts.manage')];

export const meta = () => createNoindexMeta('Discounts');

const DONE_MESSAGES = { deleted: 'The code is deleted.' };

const MAX_SEARCH = 80;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { discountManagement, catalogue } = context.get(services);
  const after = url.searchParams.get('after') ?? undefined;
  const q = normaliseSearchText(url.searchParams.get('q') ?? '', MAX_SEARCH);
  const [page, categories] = await Promise.all([
    discountManagement.listCodes(context.get(signedIn), { after, q }),
    catalogue.listCategories(),
  ]);
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { page, categories, q, isFirst: after === undefined, doneMessage, now: new Date() };
}

const toSearch = (q: string, after = '') =>
  new URLSearchParams({ ...(q && { q }), ...(after && { after }) }).toString();

export default function DiscountsPage({ loaderData }: Route.ComponentProps) {
  const { page, categories, q, isFirst, doneMessage, now } = loaderData;
  return (
    <>
      <ToolHeader title="Discounts" text="Codes that buyers type at the checkout.">
        <ToolLink href={adminPaths.newDiscount()} variant="loud">
          New code
        </ToolLink>
      </ToolHeader>
      <DoneAlert message={doneMessage} />
      <ListSearch path={adminPaths.discounts()} label="A part of the code" q={q} all="All codes" />
      {page.codes.length > 0 ? (
        <DiscountTable codes={page.codes} categories={categories} now={now} />
      ) : (
        <ToolEmpty title={q ? `No code has “${q}” in it.` : 'No codes yet.'}>
          {!q && (
            <p className="max-w-lg text-muted">
              A code takes an amount or a percentage off everything or one category, for as long and as often
              as you say.
            </p>
          )}
        </ToolEmpty>
      )}
      <ForwardLinks
        first={isFirst ? undefined : adminPaths.discounts(toSearch(q))}
        next={page.after && adminPaths.discounts(toSearch(q, page.after))}
      />
    </>
  );
}
