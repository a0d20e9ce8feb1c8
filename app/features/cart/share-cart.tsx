import { getSharedCartPath, getSharedCartQrPath } from '~/content/shop/shop-page-paths';
import { formatSharedCart } from '~/domain/cart/shared-cart';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';
import { Icon } from '~/ui/icons/icon';

/** In characters of the query. The QR code of a longer one is too dense for the camera of a phone. */
const MAX_QR_LENGTH = 600;

/** R-CART-9: link and QR code that open this cart elsewhere. Rendered only in the browser. */
export function ShareCart() {
  const { cart } = useShop();
  const query = formatSharedCart(cart);
  const url = query && location.origin + getSharedCartPath(query);
  return (
    <Disclosure summary="Share this cart" className="text-sm">
      {url ? (
        <div className="grid gap-4">
          <p>Opens the same items on another device or for a colleague, at current prices.</p>
          <p className="flex flex-wrap gap-grout">
            <Button variant="quiet" size="sm" data-share="" value={url}>
              <Icon name="share" />
              Share
            </Button>
            <Button variant="plain" size="sm" data-copy="" value={url}>
              <Icon name="copy" />
              Copy link
            </Button>
          </p>
          {query.length <= MAX_QR_LENGTH ? (
            <img
              src={getSharedCartQrPath(query)}
              alt="QR code with the link to this cart"
              width={240}
              height={240}
              loading="lazy"
              className="rounded-tile"
            />
          ) : (
            <p>The cart is too long for a QR code. The link works.</p>
          )}
        </div>
      ) : (
        <p>This cart is too long for a link. Share the products one by one.</p>
      )}
    </Disclosure>
  );
}
