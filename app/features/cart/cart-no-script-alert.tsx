import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { site } from '~site';

/**
 * Shown without JavaScript: why there is no cart, and how to buy without it. Only the server renders it.
 */
export function CartNoScriptAlert() {
  return (
    <div className="grid gap-grout">
      <Alert
        title="The cart needs JavaScript"
        action={
          <LinkButton href={paths.shop.catalogue()} variant="quiet" size="sm">
            See all products
          </LinkButton>
        }
      >
        Your cart is stored in your browser, so it needs JavaScript. You can still order without it: choose
        "Buy now" on a product page.
      </Alert>
      <p className="rounded-tile bg-surface px-5 py-4 text-muted">
        Or write to{' '}
        <a className="text-text underline underline-offset-4" href={`mailto:${site.emails.orders}`}>
          {site.emails.orders}
        </a>
        : we take orders by email as well.
      </p>
    </div>
  );
}
