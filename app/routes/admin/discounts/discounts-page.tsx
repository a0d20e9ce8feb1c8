import { adminPaths } from '~/content/admin/admin-paths';
import { DiscountTable } from '~/features/admin-discounts/discount-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolEmpty } from '~/sections/admin/tool-empty';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/discounts-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('discounts.manage')];

export const meta = () => createNoindexMeta('Discounts');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { discountManagement, catalogue } = context.get(services);
  const after = url.searchParams.get('after') ?? undefined;
  const [page, categories] = await Promise.all([
    discountManagement.listCodes(context.get(signedIn), { after }),
    catalogue.listCategories(),
  ]);
  return { page, categories, isFirst: after === undefined, now: new Date() };
}

export default function DiscountsPage({ loaderData }: Route.ComponentProps) {
  const { page, categories, isFirst, now } = loaderData;
  return (
    <>
      <ToolHeader title="Discounts" text="Codes that buyers type at the checkout.">
        <a href={adminPaths.newDiscount()} className={getToolButtonClasses('loud')}>
          New code
        </a>
      </ToolHeader>
      {page.codes.length > 0 ? (
        <DiscountTable codes={page.codes} categories={categories} now={now} />
      ) : (
        <ToolEmpty title="No codes yet.">
          <p className="max-w-lg text-muted">
            A code takes an amount or a percentage off everything or one category, for as long and as often as
            you say.
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={isFirst ? undefined : adminPaths.discounts()}
        next={page.after && adminPaths.discounts(page.after)}
      />
    </>
  );
}
