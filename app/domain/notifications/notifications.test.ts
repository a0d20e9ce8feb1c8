import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  NOTIFICATION_KINDS,
  type NotificationQuery,
  parseNotificationQuery,
  serialiseNotificationQuery,
} from './notifications';

const anyQuery: fc.Arbitrary<NotificationQuery> = fc.record(
  { kind: fc.constantFrom(...NOTIFICATION_KINDS), page: fc.integer({ min: 1, max: 1000 }) },
  { requiredKeys: ['page'] },
);

test('a serialised query parses to the same query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseNotificationQuery(serialiseNotificationQuery(query))).toEqual(query);
    }),
  );
});

test('any URL can be parsed; invalid values are left out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (kind, page) => {
      const query = parseNotificationQuery(new URLSearchParams({ kind, page }));
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(1000);
      expect([undefined, ...NOTIFICATION_KINDS]).toContain(query.kind);
    }),
  );
});
