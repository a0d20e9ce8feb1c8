import { getAvailability } from '~/domain/catalogue/stock';
import type { ListedProduct } from '../listed-product';
import { formatUnitPrice } from '../unit-price';

/** Small tiles set into the corner of a card's picture: sold out, on sale, and what the shop calls it. */
export function CardBadges({ product }: { product: ListedProduct }) {
  const { saving } = formatUnitPrice(product);
  const stock = getAvailability(product.stock);
  const soldOut = stock.state === 'sold-out';
  const marks = [
    soldOut && { text: stock.text, look: 'bg-text text-bg' },
    saving && !soldOut && { text: `Save ${saving}`, look: 'bg-glaze-marigold text-glaze-ink' },
    product.tag && { text: product.tag, look: 'bg-surface text-text' },
  ].filter((mark) => typeof mark === 'object');
  if (marks.length === 0) return null;
  return (
    <ul className="corner-tiles absolute start-0 bottom-0 grid max-w-full justify-items-start text-xs font-semibold">
      {marks.map(({ text, look }) => (
        <li key={text} className={`flex min-h-7 items-center px-2.5 tabular-nums ${look}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
