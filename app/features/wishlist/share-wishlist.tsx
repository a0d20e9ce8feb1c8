import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** A link that names the things and nobody. The global script shares or copies it; it is written only in the browser. */
export function ShareWishlist({ ids }: { ids: readonly string[] }) {
  const address = location.origin + paths.shop.sharedWishlist(ids);
  return (
    <p className="flex flex-wrap items-center gap-grout">
      <Button variant="quiet" size="sm" data-share="" value={address}>
        <Icon name="share" />
        Share the list
      </Button>
      <Button variant="plain" size="sm" data-copy="" value={address}>
        <Icon name="copy" />
        Copy link
      </Button>
    </p>
  );
}
