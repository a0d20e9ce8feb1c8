import { adminPaths } from '~/content/admin/admin-paths';
import { EVENT_DATES } from '~/content/shop/event-dates';
import type { StaffProduct } from '~/domain/catalogue/staff-product';
import { formatStock, isSeat } from '~/domain/catalogue/stock';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { findEventKey, formatEventKey } from '~/domain/tickets/event';
import { toWallClock } from '~/domain/time/wall-clock';
import { paths } from '~/paths';
import { getToolButtonClasses, ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

/** What a unit costs now, and when that changes. */
function describePrice(
  { form: { price, sale }, unitPrice, saleSwitchesAt }: StaffProduct,
  now: Date,
): string {
  const current = `${formatAmount(unitPrice)} now`;
  if (!sale) return current;
  const isActive = unitPrice < price;
  if (!saleSwitchesAt) return isActive ? `${current}, on sale` : `${current}, the sale has ended`;
  return `${current}, the sale ${isActive ? 'ends' : 'starts'} ${formatDayAndTime(saleSwitchesAt, now)}`;
}

/** The name of a product, its state, and the steps into the shop and out of it. */
export function ProductHeader({ product, now }: { product: StaffProduct; now: Date }) {
  const { id, version, state, form, stock } = product;
  const isDraft = state === 'draft';
  const { day: today } = toWallClock(now, site.openingHours.timeZone);
  return (
    <ToolHeader
      title={form.name}
      text={
        <>
          <Badge {...(!isDraft && { tone: 'success' })}>{isDraft ? 'draft' : 'in the shop'}</Badge>{' '}
          {describePrice(product, now)}
        </>
      }
    >
      <ToolLink href={adminPaths.products()}>All products</ToolLink>
      {/* On narrow windows it is below the whole form. */}
      <ToolLink href={adminPaths.productStock(id)} className="xl:hidden">
        {formatStock({ id, categoryId: form.categoryId, stock })}
      </ToolLink>
      {isSeat({ id, categoryId: form.categoryId }) && (
        <ToolLink href={adminPaths.event(formatEventKey(findEventKey(EVENT_DATES, id, today)))}>
          Guests
        </ToolLink>
      )}
      <a
        href={isDraft ? adminPaths.productPreview(id) : paths.shop.product(id)}
        target="_blank"
        rel="noreferrer"
        {...{ [ADMIN_ATTRIBUTES.key]: 'v' }}
        className={getToolButtonClasses('quiet')}
      >
        <Icon name={isDraft ? 'eye' : 'arrow-up-right'} size={14} />
        {isDraft ? 'Preview' : 'See it in the shop'}
      </a>
      <ToolLink href={adminPaths.newProduct(id)}>Duplicate</ToolLink>
      <form method="post" action={adminPaths.product(id)} data-send-once="">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state" value={isDraft ? 'published' : 'draft'} />
        <ToolSubmit intent="state" variant={isDraft ? 'loud' : 'danger'}>
          {isDraft ? 'Publish' : 'Unpublish'}
        </ToolSubmit>
      </form>
    </ToolHeader>
  );
}
