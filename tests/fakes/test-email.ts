import type { OutgoingEmail } from '~/server/email/types.server';

/** An email with a link, for tests of the delivery. */
export function createTestEmail(
  values: Partial<Omit<OutgoingEmail, 'template' | 'data' | 'audience'>> = {},
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
    key: 'test-email:1',
    to: 'asha@example.com',
    audience: 'confirmed',
    ...values,
  };
}
