import clsx from 'clsx';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { useLayout } from '~/state/layout-provider';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/**
 * Link to the account. A script adds the initials and name, because the page is the same for all visitors. Beside a sign-in
 * form only signed-in users see it. The top bar of the shop has no space for the name.
 */
export function AccountLink() {
  const area = useLayout();
  return (
    <a
      href={paths.account.overview()}
      aria-label="Your account"
      {...{ [SESSION_ATTRIBUTES.accountLink]: '' }}
      suppressHydrationWarning
      className={clsx(
        getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true }),
        'account-link group/account text-muted',
        area !== 'shop' && 'account-name',
        area === 'auth' && 'not-data-initials:hidden',
      )}
    >
      <Icon name="user" className="group-data-initials/account:hidden" />
    </a>
  );
}
