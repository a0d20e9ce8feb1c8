export interface SecurityMessage {
  title: string;
  words: string;
  /** An email was sent, and the next step is in it. */
  isSent?: boolean;
}

/** The message after a completed action, by the value of the query parameter `done`. */
export const SECURITY_MESSAGES: Readonly<Record<string, SecurityMessage>> = {
  password: {
    title: 'Your password has been changed.',
    words: 'Other browsers were signed out. We have sent you an email.',
  },
  'link-sent': { title: 'We have sent you a link.', words: 'It works once, within an hour.', isSent: true },
  'email-sent': {
    title: 'We have sent a link to the new address.',
    words: 'Your current address stays valid until you open it. The link works for one day.',
    isSent: true,
  },
  email: { title: 'Your email address has been changed.', words: 'You now sign in with it.' },
  confirmed: { title: 'Identity confirmed.', words: 'You can now add your passkey.' },
  organisation: {
    title: 'Your organisation is connected.',
    words: 'You can now sign in with it.',
  },
  disconnected: {
    title: 'Your organisation is disconnected.',
    words: 'You sign in with your other credentials.',
  },
  passkey: { title: 'Your passkey is added.', words: 'Next time, use it instead of the password.' },
  'passkey-renamed': { title: 'Your passkey has been renamed.', words: 'Nothing else changed.' },
  'passkey-removed': { title: 'The passkey is removed.', words: 'You can no longer sign in with it.' },
  session: { title: 'That browser is signed out.', words: 'It has to sign in again.' },
  sessions: { title: 'Every other browser is signed out.', words: 'Only this browser is still signed in.' },
  'views-allowed': {
    title: 'An admin may see your account for a day.',
    words:
      'They can view but not change it. You see below who looked, and you can withdraw your consent at any time.',
  },
  'view-declined': {
    title: 'You declined. Only you see your account.',
    words: 'The person who asked sees only your answer.',
  },
  'views-withdrawn': {
    title: 'Only you see your account.',
    words: 'A running view has ended.',
  },
  'two-factor-off': {
    title: 'Two-factor sign-in is off.',
    words: 'You sign in without a code. The recovery codes no longer work.',
  },
};
