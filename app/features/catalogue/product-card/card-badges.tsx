import type { ListedProduct } from '~/domain/catalogue/product';
import { getProductAvailability } from '~/domain/catalogue/stock';
import { formatUnitPrice } from '~/sections/shop/unit-price';

/** Badges in the corner of a card's picture: sold out, saving, and the product's tag. */
export function CardBadges({ product }: { product: ListedProduct }) {
  const { saving } = formatUnitPrice(product);
  const stock = getProductAvailability(product);
  const isSoldOut = stock.state === 'sold-out';
  const badges = [
    isSoldOut && { text: stock.text, colourClasses: 'bg-text text-bg' },
    saving && !isSoldOut && { text: `Save ${saving}`, colourClasses: 'bg-glaze-marigold text-glaze-ink' },
    product.tag && { text: product.tag, colourClasses: 'bg-surface text-text' },
  ].filter((badge) => typeof badge === 'object');
  if (badges.length === 0) return null;
  return (
    <ul className="corner-tiles absolute start-0 bottom-0 grid max-w-full justify-items-start text-xs font-semibold">
      {badges.map(({ text, colourClasses }) => (
        <li key={text} className={`flex min-h-7 items-center px-2.5 tabular-nums ${colourClasses}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
