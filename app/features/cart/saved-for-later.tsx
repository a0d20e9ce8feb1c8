import type { Product } from '~/domain/catalogue/product';
import { needsOptionChoice } from '~/domain/catalogue/product-options';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

function SavedProduct({ product }: { product: Product }) {
  const { addUnits, toggleWishlistItem } = useShop();
  const handleMoveToCart = () => {
    if (addUnits(product, 1) !== 'refused') toggleWishlistItem(product);
  };
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-grout">
      <ProductThumbnail image={product.images[0]} sizes="72px" className="h-full min-h-18" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface py-2 ps-4 pe-2">
        <p className="min-w-0">
          <a href={product.url} className="font-semibold hover:text-link">
            {product.name}
          </a>
          <span className="block text-sm text-muted tabular-nums">
            {formatUnitPrice(product).amount} with {site.tax.name}
          </span>
        </p>
        <span className="ms-auto flex gap-grout">
          {needsOptionChoice(product) ? (
            <LinkButton href={product.url} variant="quiet" size="sm" aria-label={`Choose: ${product.name}`}>
              Choose
            </LinkButton>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Move to cart: ${product.name}`}
              onClick={handleMoveToCart}
            >
              Move to cart
            </Button>
          )}
          <Button
            variant="plain"
            size="sm"
            isSquare
            aria-label={`Remove from saved: ${product.name}`}
            onClick={() => toggleWishlistItem(product)}
          >
            <Icon name="close" />
          </Button>
        </span>
      </div>
    </li>
  );
}

/** The wishlist below the cart, with buttons that move a product back into the cart. */
export function SavedForLater() {
  const { wishlist } = useShop();
  if (wishlist.length === 0) return null;
  return (
    <section aria-labelledby="saved-for-later" className="mt-12">
      <h2 id="saved-for-later" className="mb-4 text-h3">
        Saved for later
      </h2>
      <ul className="grid gap-grout xl:grid-cols-2">
        {wishlist.map((product) => (
          <SavedProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
