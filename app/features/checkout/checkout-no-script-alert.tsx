import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';

/**
 * Shown without JavaScript and without `?buy=`: the stored cart cannot be read.
 * Only the server renders it, so it is not part of the script.
 */
export function CheckoutNoScriptAlert() {
  return (
    <Alert
      title="The cart needs JavaScript, ordering does not"
      action={
        <LinkButton href={paths.shop.catalogue()} variant="quiet" size="sm">
          See all products
        </LinkButton>
      }
    >
      Your cart is stored in your browser, so it needs JavaScript. Choose "Buy now" on a product page instead:
      this form then works without it.
    </Alert>
  );
}
