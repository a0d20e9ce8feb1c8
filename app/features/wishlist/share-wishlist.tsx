import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** Buttons that share or copy the link to the list. It has product ids and no user. Rendered only in the browser. */
export function ShareWishlist({ ids }: { ids: readonly string[] }) {
  const url = location.origin + paths.shop.sharedWishlist(ids);
  return (
    <p className="flex flex-wrap items-center gap-grout">
      <Button variant="quiet" size="sm" data-share="" value={url}>
        <Icon name="share" />
        Share your wishlist
      </Button>
      <Button variant="plain" size="sm" data-copy="" value={url}>
        <Icon name="copy" />
        Copy link
      </Button>
    </p>
  );
}
