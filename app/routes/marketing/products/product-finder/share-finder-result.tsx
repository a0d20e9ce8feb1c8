import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/** Copies the URL of the result. Everyone who opens it sees the same answers. */
export function ShareFinderResult({ url }: { url: string }) {
  return (
    <div>
      <p className="text-sm text-muted">This result has an address of its own:</p>
      <p className="mt-1 text-sm wrap-anywhere">{url}</p>
      <p className="needs-script mt-2 -ms-4">
        <button
          type="button"
          data-copy=""
          value={url}
          className={getButtonClasses({ variant: 'plain', size: 'sm' })}
        >
          <Icon name="copy" />
          Copy link
        </button>
      </p>
    </div>
  );
}
