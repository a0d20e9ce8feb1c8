import type { ChosenOptions } from '~/domain/cart';
import { optionWords } from '~/domain/change-words';
import type { PricedLine } from '~/domain/pricing';
import type { ProductImage } from '~/domain/product';
import { LinePicture } from './line-picture';
import { money } from './money';

export interface BoughtLine {
  productId: string;
  name: string;
  quantity: number;
  options?: ChosenOptions;
  image?: ProductImage;
}

interface BoughtLinesProps {
  lines: readonly BoughtLine[];
  /** In the order of `lines`. */
  priced: readonly PricedLine[];
}

/** The lines of an order, to be read: what, how many, at what price. */
export function BoughtLines({ lines, priced }: BoughtLinesProps) {
  return (
    <ul className="grid gap-grout">
      {lines.map(({ productId, name, quantity, options, image }, position) => {
        const price = priced[position];
        const chosen = optionWords(options);
        return (
          <li
            key={`${productId} ${chosen}`}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-grout print:break-inside-avoid"
          >
            <LinePicture image={image} sizes="72px" className="aspect-square" />
            <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface py-2.5 ps-4 pe-5">
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted tabular-nums">
                  {chosen && <>{chosen} · </>}
                  {quantity} × {price && money(price.unitPrice)}
                </p>
              </div>
              {price && (
                <p className="ms-auto text-end tabular-nums">
                  {money(price.payable)}
                  {price.discount > 0 && (
                    <span className="block text-sm text-success">{money(price.discount)} saved</span>
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
