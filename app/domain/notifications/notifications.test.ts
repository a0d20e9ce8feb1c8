import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  NOTIFICATION_KINDS,
  type NotificationQuery,
  parseNotificationQuery,
  serialiseNotificationQuery,
} from './notifications';

const query: fc.Arbitrary<NotificationQuery> = fc.record(
  { kind: fc.constantFrom(...NOTIFICATION_KINDS), page: fc.integer({ min: 1, max: 1000 }) },
  { requiredKeys: ['page'] },
);

test('a query is read as it was written', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(parseNotificationQuery(serialiseNotificationQuery(asked))).toEqual(asked);
    }),
  );
});

test('any address is read, and what cannot be is left out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (kind, page) => {
      const read = parseNotificationQuery(new URLSearchParams({ kind, page }));
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(read.page).toBeLessThanOrEqual(1000);
      expect([undefined, ...NOTIFICATION_KINDS]).toContain(read.kind);
    }),
  );
});
