import { buttonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/** Share by the system's own sheet, or copy the address. Both need the global script. */
export function ShareProduct({ address }: { address: string }) {
  const look = `${buttonClasses({ variant: 'plain', size: 'sm' })} text-muted`;
  return (
    <p className="needs-script -ms-4 flex flex-wrap">
      <button type="button" data-share="" value={address} className={look}>
        <Icon name="share" />
        Share
      </button>
      <button type="button" data-copy="" value={address} className={look}>
        <Icon name="copy" />
        Copy link
      </button>
    </p>
  );
}
