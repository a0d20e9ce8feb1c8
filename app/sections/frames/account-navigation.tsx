import { messagesPath } from '~/content/account/account-paths';
import { paths } from '~/paths';
import { useAuth } from '~/state/auth-provider';
import { Icon, type IconName } from '~/ui/icons/icon';
import { SignOutForm } from '../account/sign-out-form';
import { UserPicture } from '../account/user-picture';
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

export function AccountNavigation() {
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

export function UserSummary() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className="mb-4 flex items-center gap-3 px-4">
      <UserPicture user={user} />
      <p className="min-w-0 font-semibold wrap-anywhere">{user.name}</p>
    </div>
  );
}
