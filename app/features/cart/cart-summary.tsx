import { getDeliveryNeeds } from '~/domain/orders/issued-kind';
import { paths } from '~/paths';
import { PriceTotals } from '~/sections/shop/price-totals';
import { useShop } from '~/state/shop-provider';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { CartMosaic } from './cart-mosaic';
import { ShareCart } from './share-cart';

export function CartSummary() {
  const { cart, totals } = useShop();
  const { isDeliveredByEmail } = getDeliveryNeeds({ lines: cart, priced: totals });
  return (
    <section aria-labelledby="cart-summary" className="grid gap-grout lg:sticky lg:top-4">
      <h2 id="cart-summary" className="sr-only">
        Summary
      </h2>
      <CartMosaic cart={cart} className="rounded-tile" />
      <PriceTotals priced={totals} isDeliveredByEmail={isDeliveredByEmail} isLive />
      <LinkButton href={paths.shop.checkout()} size="lg" className="w-full">
        Go to checkout
        <Icon name="arrow-right" />
      </LinkButton>
      <p className="flex items-start gap-3 rounded-tile bg-surface px-5 py-4 text-sm text-muted">
        <Icon name={isDeliveredByEmail ? 'mail' : 'truck'} size={20} className="shrink-0" />
        {isDeliveredByEmail ? 'Everything is delivered by email.' : 'Delivery is free everywhere in India.'}{' '}
        Prices are checked again before you pay; you are told when one has changed.
      </p>
      <ShareCart />
    </section>
  );
}
