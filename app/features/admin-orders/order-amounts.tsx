import { formatOptions } from '~/domain/cart/line-changes';
import type { ProductImage } from '~/domain/catalogue/product';
import type { Order } from '~/domain/orders/order';
import { formatAmount, formatFigure } from '~/sections/format/format-amount';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { site } from '~site';

/** Pictures of the products that are still in the shop, by product id. */
export type PicturesByProduct = Readonly<Record<string, ProductImage>>;

interface OrderLinesProps {
  order: Order;
  pictures: PicturesByProduct;
  /** Units by position of the line. */
  refunded: Readonly<Record<number, number>>;
}

/** What was ordered, with pictures. */
export function OrderLines({ order: { lines, priced }, pictures, refunded }: OrderLinesProps) {
  return (
    <ul className="grid gap-2.5">
      {lines.map(({ productId, name, quantity, options }, position) => {
        const chosen = formatOptions(options);
        const back = refunded[position] ?? 0;
        const line = priced.lines[position];
        return (
          <li
            key={`${productId} ${chosen}`}
            className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-2.5 max-[20em]:grid-cols-[auto_minmax(0,1fr)]"
          >
            <ProductThumbnail image={pictures[productId]} sizes="40px" className="size-10" />
            <div className="min-w-0">
              <p className="leading-snug">{name}</p>
              <p className="text-xs text-muted tabular-nums">
                {quantity > 1 && (
                  <span className="whitespace-nowrap">
                    {quantity} × {formatFigure(line?.unitPrice ?? 0)}
                  </span>
                )}
                {quantity > 1 && chosen && ', '}
                {chosen}
              </p>
              {line && line.discount > 0 && (
                <p className="text-xs text-muted tabular-nums">
                  on sale, before <del>{formatFigure(line.total)}</del>
                </p>
              )}
              {back > 0 && <p className="text-xs text-info">{back} refunded</p>}
            </div>
            <p className="font-semibold tabular-nums max-[20em]:col-start-2">
              {formatFigure(line?.payable ?? 0)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** "CGST 9 % + SGST 9 %" within the shop's state, "IGST 18 %" elsewhere. */
function describeTax({ state }: Order['delivery']): string {
  const rate = site.tax.rateBasisPoints / 100;
  const label = state === site.address.state ? `CGST ${rate / 2} % + SGST ${rate / 2} %` : `IGST ${rate} %`;
  return state ? `${label}, ${state}` : label;
}

/** The amounts of an order, and what of it was paid and refunded. */
export function OrderAmounts({ order }: { order: Order }) {
  const { priced, delivery, balance } = order;
  const rows = [
    { label: 'List price', amount: priced.total },
    ...(priced.discount > 0 ? [{ label: 'Discount', amount: -priced.discount }] : []),
    ...(priced.codeDiscount
      ? [{ label: `Code ${priced.codeDiscount.code}`, amount: -priced.codeDiscount.amount }]
      : []),
    { label: describeTax(delivery), amount: priced.tax },
  ];
  const after = [
    ...(balance.received > 0 ? [{ label: 'Received', amount: balance.received }] : []),
    ...(balance.refunded > 0 ? [{ label: 'Refunded', amount: -balance.refunded }] : []),
    ...(balance.outstanding > 0 && balance.received > 0
      ? [{ label: 'Still to be paid', amount: balance.outstanding }]
      : []),
  ];
  return (
    <dl className="grid items-baseline gap-x-3 min-[20em]:grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 tabular-nums">
      {rows.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end">{formatFigure(amount)}</dd>
        </div>
      ))}
      <dt className="font-display text-panel font-semibold">Order total</dt>
      <dd className="text-end font-display text-[1.25rem] font-semibold">
        {formatAmount(priced.orderTotal)}
      </dd>
      {after.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end">{formatFigure(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
