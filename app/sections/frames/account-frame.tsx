import type { ReactNode } from 'react';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { useAuth } from '~/state/auth-provider';
import { LayoutProvider } from '~/state/layout-provider';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';
import { ServerOnly } from '~/ui/server-only';
import { AccountNavigation, UserSummary } from './account-navigation';
import { CompactFooter } from './compact-footer';
import { SiteHeader } from './site-header';
import { UnreadBadge } from './unread-badge';

const DRAWER_ID = 'my-profile';

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
        className="wrap grid gap-x-8 gap-y-6 pt-4 lg:grid-cols-[16rem_1fr] print:block"
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
