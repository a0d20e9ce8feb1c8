import { MAX_QUANTITY } from '~/domain/cart/cart';
import type { Product } from '~/domain/catalogue/product';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Field } from '~/ui/forms/field';
import { Stepper } from '~/ui/forms/stepper';
import { Icon } from '~/ui/icons/icon';
import { serialiseProductSnapshot } from '../serialise-product-snapshot';
import { WishlistButton } from '../wishlist-button';
import { NoScriptBuyForm } from './no-script-buy-form';
import { ProductOptionFields } from './product-option-fields';

export const BUY_FORM_ID = 'buy';

/** Form that adds the product to the cart. A sold-out product can only be added to the wishlist. */
export function BuyForm({ product }: { product: Product }) {
  if (product.stock <= 0) {
    return (
      <Alert
        tone="warning"
        title="Sold out"
        action={
          <WishlistButton product={product} label="Add to wishlist" className="rounded-tile bg-control" />
        }
      >
        This product is sold out. Leave your address below, or add it to your wishlist.
      </Alert>
    );
  }
  return (
    <>
      <form id={BUY_FORM_ID} method="dialog" data-add-to-cart="" className="needs-script grid gap-5">
        <input type="hidden" name="product" value={serialiseProductSnapshot(product)} />
        <ProductOptionFields product={product} />
        <div className="flex flex-wrap items-end gap-grout">
          <Field id="quantity" label="Quantity" hideLabel>
            <Stepper
              name="quantity"
              defaultValue={1}
              max={Math.min(product.stock, MAX_QUANTITY)}
              required
              decreaseLabel="One less"
              increaseLabel="One more"
            />
          </Field>
          <Button type="submit" className="flex-1 basis-36 max-sm:px-3">
            <Icon name="bag" />
            Add to cart
          </Button>
          <WishlistButton product={product} className="min-h-12 min-w-12 rounded-tile" />
        </div>
      </form>
      <NoScriptBuyForm product={product} />
    </>
  );
}
