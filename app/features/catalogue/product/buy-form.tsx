import { MAX_QUANTITY } from '~/domain/cart';
import type { Product } from '~/domain/product';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Stepper } from '~/ui/stepper';
import { productSnapshot } from '../snapshot';
import { WishlistButton } from '../wishlist-button';
import { BuyWithoutScript } from './buy-without-script';
import { Choices } from './choices';

/** Choose, say how many, put it into the cart. What is sold out can be wished for. */
export function BuyForm({ product }: { product: Product }) {
  if (product.stock <= 0) {
    return (
      <Notice
        tone="warning"
        title="Sold out"
        action={
          <WishlistButton product={product} words="Keep on wishlist" className="rounded-tile bg-control" />
        }
      >
        This run is gone. Your wishlist keeps it at hand until the next one is in.
      </Notice>
    );
  }
  return (
    <>
      <form data-add-to-cart="" className="needs-script grid gap-5">
        <input type="hidden" name="product" value={productSnapshot(product)} />
        <Choices product={product} />
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
          <Button type="submit" className="min-w-36 flex-1 max-sm:px-3">
            <Icon name="bag" />
            Add to cart
          </Button>
          <WishlistButton product={product} className="min-h-12 min-w-12 rounded-tile" />
        </div>
      </form>
      <BuyWithoutScript product={product} />
    </>
  );
}
