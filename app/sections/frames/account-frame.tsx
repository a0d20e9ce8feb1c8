import type { ReactNode } from 'react';
import { messagesPath } from '~/content/account/account-paths';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { useAuth } from '~/state/auth-provider';
import { LayoutProvider } from '~/state/layout-provider';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon, type IconName } from '~/ui/icons/icon';
import { ServerOnly } from '~/ui/server-only';
import { SignOutForm } from '../account/sign-out-form';
import { UserPicture } from '../account/user-picture';
import { CompactFooter } from './compact-footer';
import { SiteHeader } from './site-header';
import { UnreadBadge } from './unread-badge';
import { useAriaCurrent } from './use-aria-current';

const ACCOUNT_LINKS: { label: string; href: string; icon: IconName }[] = [
  { label: 'Overview', href: paths.account.overview(), icon: 'list' },
  { label: 'Profile', href: paths.account.profile(), icon: 'user' },
  { label: 'Security', href: paths.account.security(), icon: 'lock' },
  { label: 'Notifications', href: paths.account.notifications(), icon: 'bell' },
  { label: 'Messages', href: messagesPath, icon: 'mail' },
  { label: 'Projects', href: paths.account.projects(), icon: 'grid' },
  { label: 'Payment details', href: paths.account.paymentDetails(), icon: 'bank' },
  { label: 'Order history', href: paths.account.orderHistory(), icon: 'receipt' },
  { label: 'Wishlist', href: paths.account.wishlist(), icon: 'heart' },
  { label: 'Delete profile', href: paths.account.deleteProfile(), icon: 'trash' },
];

const LINK_CLASSES =
  'flex min-h-12 items-center gap-3 rounded-inner px-4 text-muted hover:bg-control hover:text-text aria-[current]:bg-control aria-[current]:font-semibold aria-[current]:text-text';

const DRAWER_ID = 'my-profile';

function AccountNavigation() {
  const { isOrganisationSession, unreadCount, backOfficePath } = useAuth();
  const getAriaCurrent = useAriaCurrent();
  return (
    <ul className="grid gap-grout">
      {ACCOUNT_LINKS.map(({ label, href, icon }) => (
        <li key={href}>
          <a href={href} aria-current={getAriaCurrent(href)} className={LINK_CLASSES}>
            <Icon name={icon} />
            {label}
            {href === paths.account.notifications() && (
              <UnreadBadge count={unreadCount} className="ms-auto" />
            )}
          </a>
        </li>
      ))}
      {backOfficePath && (
        <li>
          <a href={backOfficePath} className={LINK_CLASSES}>
            <Icon name="arrow-up-right" />
            Back office
          </a>
        </li>
      )}
      <li className="mt-4">
        <SignOutForm isOrganisationSession={isOrganisationSession} variant="plain" />
      </li>
    </ul>
  );
}

function UserSummary() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className="mb-4 flex items-center gap-3 px-4">
      <UserPicture user={user} />
      <p className="min-w-0 font-semibold wrap-anywhere">{user.name}</p>
    </div>
  );
}

/** Frame of the account pages: a sidebar, and on small screens a drawer titled "My profile" (R-ROUTE-6). */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { isOrganisationSession, user, unreadCount } = useAuth();
  return (
    <LayoutProvider area="account">
      <ServerOnly id="account-header" className="contents">
        {import.meta.env.SSR && <SiteHeader />}
      </ServerOnly>
      <div
        {...(isOrganisationSession && { [SESSION_ATTRIBUTES.oidc]: 'account', 'data-account': user?.id })}
        className="wrap grid gap-x-8 gap-y-6 pt-4 lg:grid-cols-[16rem_1fr]"
      >
        <nav aria-label="My profile" className="hidden lg:block">
          <UserSummary />
          <AccountNavigation />
        </nav>
        <button
          type="button"
          popoverTarget={DRAWER_ID}
          className={`${getButtonClasses({ variant: 'quiet', size: 'sm' })} justify-self-start lg:hidden`}
        >
          <Icon name="user" />
          My profile
          <UnreadBadge count={unreadCount} />
        </button>
        <div id={DRAWER_ID} popover="auto" data-drawer="" className="menu-drawer">
          <nav aria-labelledby={`${DRAWER_ID}-title`} className="p-4">
            <div className="mb-4 flex items-center justify-between ps-4">
              <h2 id={`${DRAWER_ID}-title`} className="text-h3">
                My profile
              </h2>
              <button
                type="button"
                popoverTarget={DRAWER_ID}
                popoverTargetAction="hide"
                aria-label="Close"
                className={getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
              >
                <Icon name="close" />
              </button>
            </div>
            <UserSummary />
            <AccountNavigation />
          </nav>
        </div>
        <p role="status" data-unread-status="" className="sr-only" />
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <ServerOnly id="account-footer" className="contents">
        {import.meta.env.SSR && <CompactFooter />}
      </ServerOnly>
    </LayoutProvider>
  );
}
