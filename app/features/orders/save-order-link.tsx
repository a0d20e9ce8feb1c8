import { CopyButton } from '~/ui/buttons/copy-button';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

interface SaveOrderLinkProps {
  url: string;
  /** Recipient of the confirmation that has the link; `undefined` when no email has it. */
  email: string | undefined;
}

/** The link to the order of a guest. Anybody with this link can read the order. */
export function SaveOrderLink({ url, email }: SaveOrderLinkProps) {
  return (
    <section
      aria-labelledby="keep-this-link"
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-tile bg-surface px-5 py-4 text-sm text-muted print:hidden"
    >
      <h2
        id="keep-this-link"
        className="flex items-center gap-2.5 font-sans text-base font-semibold tracking-normal text-text"
      >
        <Icon name="lock" />
        Save the link to this page
      </h2>
      <p>
        It opens your order without a password, so do not share it.
        {email && (
          <>
            {' '}
            It is also in the confirmation to <span className="text-text wrap-anywhere">{email}</span>.
          </>
        )}
      </p>
      <p className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate">{url}</span>
        <CopyButton value={url} label="link to this order" />
      </p>
      <p>
        A question? Write to{' '}
        <a href={`mailto:${site.emails.orders}`} className="text-text underline underline-offset-4">
          {site.emails.orders}
        </a>
        .
      </p>
    </section>
  );
}
