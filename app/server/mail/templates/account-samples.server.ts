import { noticeWords } from '~/content/notice-words';
import { paths } from '~/paths';
import type { Letter } from '../contract.server';
import { accountExists } from './account-exists.server';
import { confirmAddress } from './confirm-address.server';
import { confirmNewEmail } from './confirm-new-email.server';
import { emailChanged } from './email-changed.server';
import { leavingAsked } from './leaving-asked.server';
import { leavingDone } from './leaving-done.server';
import { leavingTakenBack } from './leaving-taken-back.server';
import { newDevice } from './new-device.server';
import { passwordChanged } from './password-changed.server';
import { resetPasswordLetter } from './reset-password.server';
import { securityChanged } from './security-changed.server';

const name = 'Meera Raghunath';
const link = `${paths.auth.verifyEmail()}?token=only-a-sample`;

/** The letters about accounts, to be looked at. */
export const accountSamples: readonly { name: string; occasion: string; letter: Letter }[] = [
  { name: 'confirm-address', occasion: 'Somebody signed up', letter: confirmAddress({ name, link }) },
  { name: 'account-exists', occasion: 'Signed up with a known address', letter: accountExists({ name }) },
  {
    name: 'reset-password',
    occasion: 'Somebody forgot the password',
    letter: resetPasswordLetter({ name, link: `${paths.auth.resetPassword()}?token=only-a-sample` }),
  },
  {
    name: 'new-device',
    occasion: 'A browser signed in that the account did not know',
    letter: newDevice({
      name,
      words: noticeWords({ event: 'new-device', device: 'Firefox on Linux', timeZone: 'Asia/Kolkata' }),
      at: new Date('2026-11-21T10:30:00Z'),
    }),
  },
  { name: 'password-changed', occasion: 'A password was changed', letter: passwordChanged({ name }) },
  {
    name: 'security-changed',
    occasion: 'A way to sign in came or went',
    letter: securityChanged({ name, change: 'two-factor-on' }),
  },
  {
    name: 'confirm-new-email',
    occasion: 'An account is to have another address',
    letter: confirmNewEmail({ name, link }),
  },
  {
    name: 'email-changed',
    occasion: 'An account has another address',
    letter: emailChanged({ name, email: 'meera.new@example.com' }),
  },
  {
    name: 'leaving-asked',
    occasion: 'Somebody asked for the profile to be deleted',
    letter: leavingAsked({
      ...{ name, leavesAt: new Date('2026-11-28T10:30:00Z') },
      link: `${paths.auth.keepProfile()}?token=only-a-sample`,
    }),
  },
  {
    name: 'leaving-taken-back',
    occasion: 'The deletion was taken back',
    letter: leavingTakenBack({ name, reason: 'taken-back' }),
  },
  { name: 'leaving-done', occasion: 'A profile was deleted', letter: leavingDone({ name }) },
];
