import type { OutgoingEmail } from '~/server/email/types.server';

/** A mail with a link, for tests that care about its way and not about its words. */
export function createTestEmail(
  change: Partial<Omit<OutgoingEmail, 'template' | 'data' | 'audience'>> = {},
): OutgoingEmail {
  return {
    template: 'lead-copy',
    data: {
      kind: 'contact',
      message: 'It costs < Rs. 2,000 & is "yours".',
      facts: [],
      link: '/messages/secret-token',
      hasCalendarEntry: false,
    },
    key: 'some-mail:1',
    to: 'asha@example.com',
    audience: 'confirmed',
    ...change,
  };
}
