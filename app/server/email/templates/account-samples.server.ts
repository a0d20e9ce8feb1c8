import { stopEmailChangePath } from '~/content/account/account-paths';
import { describeNotification } from '~/content/account/notification-texts';
import { paths } from '~/paths';
import { formatMoment } from '../format-moment.server';
import type { TemplateSample } from './sample.server';

const name = 'Meera Raghunath';
const link = `${paths.auth.verifyEmail()}?token=only-a-sample`;

/** Samples of the emails about accounts. */
export const accountSamples: readonly TemplateSample[] = [
  {
    name: 'confirm-email',
    occasion: 'A visitor signed up',
    content: { template: 'confirm-email', data: { link } },
  },
  {
    name: 'account-exists',
    occasion: 'Signed up with a known address',
    content: { template: 'account-exists', data: {} },
  },
  {
    name: 'reset-password',
    occasion: 'A user forgot the password',
    content: {
      template: 'reset-password',
      data: { link: `${paths.auth.resetPassword()}?token=only-a-sample` },
    },
  },
  {
    name: 'new-device',
    occasion: 'A browser signed in that the account did not know',
    content: {
      template: 'new-device',
      data: {
        name,
        words: describeNotification({
          event: 'new-device',
          device: 'Firefox on Linux',
          timeZone: 'Asia/Kolkata',
        }),
        time: formatMoment(new Date('2026-11-21T10:30:00Z')),
      },
    },
  },
  {
    name: 'password-changed',
    occasion: 'A password was changed',
    content: { template: 'password-changed', data: { name } },
  },
  {
    name: 'security-changed',
    occasion: 'A way to sign in came or went',
    content: { template: 'security-changed', data: { name, change: 'two-factor-on' } },
  },
  {
    name: 'confirm-new-email',
    occasion: 'An account is to have another address',
    content: { template: 'confirm-new-email', data: { link } },
  },
  {
    name: 'email-change-requested',
    occasion: 'Another address was asked for',
    content: {
      template: 'email-change-requested',
      data: {
        name,
        email: 'meera.new@example.com',
        link: `${stopEmailChangePath}?token=only-a-sample`,
      },
    },
  },
  {
    name: 'email-changed',
    occasion: 'An account has another address',
    content: { template: 'email-changed', data: { name, email: 'meera.new@example.com' } },
  },
  {
    name: 'staff-invitation',
    occasion: 'An admin invited a colleague to the back office',
    content: {
      template: 'staff-invitation',
      data: { role: 'staff', link: `${paths.auth.resetPassword()}?token=only-a-sample` },
    },
  },
  {
    name: 'view-request',
    occasion: 'An admin asks a member to see the account',
    content: { template: 'view-request', data: { name, by: 'Kabir Ahluwalia' } },
  },
  {
    name: 'deletion-requested',
    occasion: 'A user requested the deletion of the account',
    content: {
      template: 'deletion-requested',
      data: {
        name,
        deletesAt: formatMoment(new Date('2026-11-28T10:30:00Z')),
        link: `${paths.auth.cancelDeletion()}?token=only-a-sample`,
      },
    },
  },
  {
    name: 'deletion-cancelled',
    occasion: 'The deletion was taken back',
    content: { template: 'deletion-cancelled', data: { name, reason: 'by-user' } },
  },
  {
    name: 'account-locked',
    occasion: 'An admin locked an account',
    content: {
      template: 'account-lock',
      data: { name, reason: 'Reviews of things that were never bought were sent from it.' },
    },
  },
  {
    name: 'account-unlocked',
    occasion: 'An admin unlocked an account',
    content: { template: 'account-lock', data: { name } },
  },
  {
    name: 'account-deleted',
    occasion: 'A profile was deleted',
    content: { template: 'account-deleted', data: { name } },
  },
  {
    name: 'data-erased',
    occasion: 'Staff erased the data of a person without an account',
    content: { template: 'account-deleted', data: { isGuest: true } },
  },
];
