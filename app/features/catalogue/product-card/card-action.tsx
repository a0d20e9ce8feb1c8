import type { ListedProduct } from '~/domain/catalogue/product';
import { needsOptionChoice } from '~/domain/catalogue/product-options';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { LinkButton } from '~/ui/buttons/link-button';
import { VisuallyHidden } from '~/ui/visually-hidden';

/** Button that adds the product to the cart, or a link to its page where options have to be selected. */
export function CardAction({ product }: { product: ListedProduct }) {
  const { name, stock, url } = product;
  if (stock <= 0) return null;
  if (needsOptionChoice(product)) {
    return (
      <LinkButton href={url} variant="quiet" size="sm" className="product-card-action">
        Choose<VisuallyHidden> colour or size of {name}</VisuallyHidden>
      </LinkButton>
    );
  }
  return (
    <>
      <form method="dialog" data-add-to-cart="" className="product-card-action needs-script">
        <input type="hidden" name="quantity" value="1" />
        <button type="submit" className={`${getButtonClasses({ variant: 'quiet', size: 'sm' })} w-full`}>
          Add to cart<VisuallyHidden> ({name})</VisuallyHidden>
        </button>
      </form>
      {/* For the eye: the name of the card is the same link. */}
      <LinkButton
        href={url}
        variant="quiet"
        size="sm"
        className="product-card-action without-script"
        aria-hidden="true"
        tabIndex={-1}
      >
        See it
      </LinkButton>
    </>
  );
}
