/** The message after a completed action, by the value of the query parameter `done`. */
export const SECURITY_MESSAGES: Readonly<Record<string, { title: string; words: string }>> = {
  password: {
    title: 'Your new password is kept.',
    words: 'Other browsers were signed out, and a mail is on its way.',
  },
  'link-sent': { title: 'A link is on its way.', words: 'It works once, within an hour.' },
  'email-sent': {
    title: 'A link is on its way to the new address.',
    words: 'Until you follow it, everything stays at the present one. It works for a day.',
  },
  email: { title: 'Your address is a new one.', words: 'You sign in with it from now on.' },
  confirmed: { title: 'It is you.', words: 'Now add your passkey.' },
  organisation: {
    title: 'Your organisation is connected.',
    words: 'From now on it opens this account, too.',
  },
  disconnected: { title: 'Your organisation is disconnected.', words: 'You come in by the other ways.' },
  passkey: { title: 'Your passkey is added.', words: 'Next time, use it instead of the password.' },
  'passkey-renamed': { title: 'Your passkey has its new name.', words: 'Nothing else about it changed.' },
  'passkey-removed': { title: 'The passkey is removed.', words: 'It opens nothing here any more.' },
  session: { title: 'That browser is signed out.', words: 'Its very next click asks who is there.' },
  sessions: { title: 'Every other browser is signed out.', words: 'Only this one is still in.' },
  'views-allowed': {
    title: 'An admin may see your account for a day.',
    words: 'They change nothing. You see below who looked, and you can withdraw it at any time.',
  },
  'view-declined': {
    title: 'You declined. Nobody but you sees your account.',
    words: 'Whoever asked can read your answer, and nothing else.',
  },
  'views-withdrawn': {
    title: 'Nobody but you sees your account.',
    words: 'Anyone who saw it just now does not see it any more.',
  },
  'two-factor-off': {
    title: 'Two-factor sign-in is off.',
    words: 'No code is asked for any more. The recovery codes are void.',
  },
};
