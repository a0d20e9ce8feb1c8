import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/** Buttons that open the system's share dialog or copy the URL. Both need the global script. */
export function ShareProduct({ url }: { url: string }) {
  const classes = `${getButtonClasses({ variant: 'plain', size: 'sm' })} text-muted`;
  return (
    <p className="needs-script -ms-4 flex flex-wrap">
      <button type="button" data-share="" value={url} className={classes}>
        <Icon name="share" />
        Share
      </button>
      <button type="button" data-copy="" value={url} className={classes}>
        <Icon name="copy" />
        Copy link
      </button>
    </p>
  );
}
