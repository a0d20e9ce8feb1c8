import { adminPaths } from '~/content/admin/admin-paths';
import { GiftCardTable } from '~/features/admin-gift-cards/gift-card-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatAmount } from '~/sections/format/format-amount';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/gift-cards-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('gift-cards.manage')];

export const meta = () => createNoindexMeta('Gift cards');

export async function loader({ url, context }: Route.LoaderArgs) {
  const after = url.searchParams.get('after') ?? undefined;
  const q = (url.searchParams.get('q') ?? '').slice(0, 80);
  const { giftCardManagement } = context.get(services);
  const page = await giftCardManagement.listCards(context.get(signedIn), { after, search: q });
  return { page, q, isFirst: after === undefined, now: new Date() };
}

const toSearch = (q: string, after = '') =>
  new URLSearchParams({ ...(q && { q }), ...(after && { after }) }).toString();

export default function GiftCardsPage({ loaderData }: Route.ComponentProps) {
  const { page, q, isFirst, now } = loaderData;
  return (
    <>
      <ToolHeader
        title="Gift cards"
        text={`${formatAmount(page.openBalance)} can still be spent on all cards together.`}
      />
      <ListSearch
        path={adminPaths.giftCards()}
        label="Order number, code or its last four characters"
        q={q}
        all="All gift cards"
      />
      {page.cards.length > 0 ? (
        <GiftCardTable cards={page.cards} now={now} />
      ) : (
        <ToolEmpty title={q ? `No gift card fits “${q}”.` : 'No gift cards yet.'}>
          <p className="max-w-lg text-muted">
            A card is issued for each unit of a paid order. Its code is known to the buyer alone.
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={isFirst ? undefined : adminPaths.giftCards(toSearch(q))}
        next={page.after && adminPaths.giftCards(toSearch(q, page.after))}
      />
    </>
  );
}
