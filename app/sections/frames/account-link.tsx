import clsx from 'clsx';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { buttonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

interface AccountLinkProps {
  /** Hidden for visitors who are not signed in. */
  isOnlySignedIn?: boolean;
  /** Whether the name of the user is shown beside it. */
  hasName?: boolean;
}

/** Link to the account. A script adds the initials and name, because the page is the same for all visitors. */
export function AccountLink({ isOnlySignedIn = false, hasName = true }: AccountLinkProps) {
  return (
    <a
      href={paths.account.overview()}
      aria-label="Your account"
      {...{ [SESSION_ATTRIBUTES.accountLink]: '' }}
      suppressHydrationWarning
      className={clsx(
        buttonClasses({ variant: 'plain', size: 'sm', isSquare: true }),
        'account-link group/account text-muted',
        hasName && 'account-name',
        isOnlySignedIn && 'not-data-initials:hidden',
      )}
    >
      <Icon name="user" className="group-data-initials/account:hidden" />
    </a>
  );
}
