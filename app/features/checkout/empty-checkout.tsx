import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';

/** Buyers also see it when they go back after an order, or after an order in another tab. */
const EMPTY_TEXT =
  'Your cart is empty. If you have just ordered, the order is placed: the confirmation that we emailed has the link to it.';

/** Empty state of the checkout. `updates` are sentences about lines that cannot be ordered any more. */
export function EmptyCheckout({ updates }: { updates: readonly string[] }) {
  const hasUpdates = updates.length > 0;
  return (
    <section className="grid justify-items-start gap-4 rounded-tile bg-surface p-6 md:p-10">
      <h2 className="text-h3">
        {hasUpdates ? 'None of these items can be ordered' : 'There is nothing to order yet'}
      </h2>
      <ul className="grid gap-1 text-muted wrap-anywhere">
        {(hasUpdates ? updates : [EMPTY_TEXT]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>
        <LinkButton href={paths.shop.cart()} variant="quiet">
          Go to the cart
        </LinkButton>
      </div>
    </section>
  );
}
