import { formatOptions } from '~/domain/cart/line-changes';
import type { ProductImage } from '~/domain/catalogue/product';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import type { PricedLine } from '~/domain/pricing/pricing';
import { formatAmount } from '../format/format-amount';
import { ProductThumbnail } from './product-thumbnail';

export interface ShownOrderLine {
  productId: string;
  name: string;
  quantity: number;
  options?: ChosenOptions;
  image?: ProductImage;
  /** Where the buyer reviews the product. */
  review?: { href: string; isWritten: boolean };
}

interface OrderLineListProps {
  lines: readonly ShownOrderLine[];
  /** In the order of `lines`. */
  priced: readonly PricedLine[];
}

/** Read-only lines of an order: product, quantity, price. */
export function OrderLineList({ lines, priced }: OrderLineListProps) {
  return (
    <ul className="grid gap-grout">
      {lines.map(({ productId, name, quantity, options, image, review }, index) => {
        const price = priced[index];
        const optionsText = formatOptions(options);
        return (
          <li
            key={`${productId} ${optionsText}`}
            className="grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-grout print:break-inside-avoid"
          >
            <ProductThumbnail image={image} sizes="72px" className="aspect-square" />
            <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface py-2.5 ps-4 pe-5">
              <div className="min-w-0 flex-1 basis-28">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted tabular-nums">
                  {optionsText && <>{optionsText} · </>}
                  {quantity} × {price && formatAmount(price.unitPrice)}
                </p>
                {review && (
                  <a
                    href={review.href}
                    className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
                  >
                    {review.isWritten ? 'Your review' : 'Write a review'}{' '}
                    <span className="sr-only">of {name}</span>
                  </a>
                )}
              </div>
              {price && (
                <p className="ms-auto text-end tabular-nums">
                  {formatAmount(price.payable)}
                  {price.discount > 0 && (
                    <span className="block text-sm text-success">{formatAmount(price.discount)} saved</span>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
