import clsx from 'clsx';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { buttonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

interface AccountLinkProps {
  /** Shown only to who is signed in. */
  onlySignedIn?: boolean;
  /** Whether there is room for the name before it. */
  hasRoom?: boolean;
}

/**
 * Leads to the account. A script writes into it whose that is: pages are the same for everybody.
 */
export function AccountLink({ onlySignedIn = false, hasRoom = true }: AccountLinkProps) {
  return (
    <a
      href={paths.account.profile()}
      aria-label="Your account"
      {...{ [SESSION_ATTRIBUTES.accountLink]: '' }}
      suppressHydrationWarning
      className={clsx(
        buttonClasses({ variant: 'plain', size: 'sm', isSquare: true }),
        'account-link group/account text-muted',
        hasRoom && 'account-name',
        onlySignedIn && 'not-data-initials:hidden',
      )}
    >
      <Icon name="user" className="group-data-initials/account:hidden" />
    </a>
  );
}
