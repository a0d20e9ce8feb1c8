import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';

/** R-CART-6: says that the cart has sample items, and removes everything at once. */
export function SampleItemsAlert() {
  const { cart, clearCart } = useShop();
  if (!cart.some(({ isSample }) => isSample)) return null;
  return (
    <Alert
      title="Sample items, so that you can try it"
      action={
        <Button variant="quiet" size="sm" onClick={clearCart}>
          Empty the cart
        </Button>
      }
    >
      We added them for you. Nothing is ordered until you check out.
    </Alert>
  );
}
