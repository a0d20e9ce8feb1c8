import { paths } from '~/paths';
import type { IconName } from '~/ui/icons/icon';

export interface AccountSetup {
  isEmailConfirmed: boolean;
  hasPassword: boolean;
  hasTwoFactor: boolean;
  passkeyCount: number;
  addressCount: number;
  /** The newest order, when it waits for its payment. */
  unpaidOrder?: string | undefined;
}

export interface OpenTask {
  id: 'pay' | 'email' | 'protection' | 'address';
  title: string;
  text: string;
  href: string;
  icon: IconName;
}

/** What the user can finish, the most urgent first. Empty when nothing is open. */
export function listOpenTasks(account: AccountSetup): OpenTask[] {
  const { isEmailConfirmed, hasPassword, hasTwoFactor, passkeyCount, addressCount, unpaidOrder } = account;
  const tasks: (OpenTask | false)[] = [
    unpaidOrder !== undefined && {
      id: 'pay',
      title: `Pay for order ${unpaidOrder}`,
      text: 'We pack it when your payment arrives.',
      href: paths.account.order(unpaidOrder),
      icon: 'qr',
    },
    !isEmailConfirmed && {
      id: 'email',
      title: 'Confirm your email address',
      text: 'Then your guest orders appear in your order history.',
      href: paths.account.security(),
      icon: 'mail',
    },
    hasPassword &&
      !hasTwoFactor &&
      passkeyCount === 0 && {
        id: 'protection',
        title: 'Add a passkey or two-factor sign-in',
        text: 'So far your account is protected by a password only.',
        href: paths.account.security(),
        icon: 'lock',
      },
    addressCount === 0 && {
      id: 'address',
      title: 'Save a delivery address',
      text: 'The checkout is then filled in for you.',
      href: paths.account.deliveryAddress('new'),
      icon: 'map-pin',
    },
  ];
  return tasks.filter((task) => task !== false);
}
