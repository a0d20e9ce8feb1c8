import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canUnsubscribe,
  getPreferenceFieldName,
  NOTIFICATION_CHANNELS,
  type NotificationPreference,
  PREFERENCE_KINDS,
  PREFERENCE_RULES,
  parsePreferences,
  resolvePreferences,
} from './notification-preferences';

const preference: fc.Arbitrary<NotificationPreference> = fc.record({
  kind: fc.constantFrom(...PREFERENCE_KINDS),
  channel: fc.constantFrom(...NOTIFICATION_CHANNELS),
  isEnabled: fc.boolean(),
});
const anyPreferences = fc.uniqueArray(preference, {
  selector: ({ kind, channel }) => getPreferenceFieldName(kind, channel),
});
const pairs = PREFERENCE_KINDS.flatMap((kind) => NOTIFICATION_CHANNELS.map((channel) => ({ kind, channel })));

test('no preference changes a kind that is always sent or never sent', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      const resolved = resolvePreferences(preferences);
      for (const { kind, channel } of pairs) {
        const rule = PREFERENCE_RULES[kind][channel];
        if (rule !== 'optional') expect(resolved[kind][channel]).toBe(rule === 'always');
      }
    }),
  );
});

test('security notifications cannot be turned off on any channel', () => {
  expect(PREFERENCE_RULES.security).toEqual({ account: 'always', email: 'always' });
});

test('an optional kind follows the preference; without one it is sent, except for the newsletter', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      const resolved = resolvePreferences(preferences);
      for (const { kind, channel } of pairs.filter(
        (pair) => PREFERENCE_RULES[pair.kind][pair.channel] === 'optional',
      )) {
        const stored = preferences.find((one) => one.kind === kind && one.channel === channel);
        expect(resolved[kind][channel]).toBe(stored ? stored.isEnabled : kind !== 'newsletter');
      }
    }),
  );
});

test('a form gives exactly the optional preferences, as ticked', () => {
  fc.assert(
    fc.property(anyPreferences, fc.array(fc.string()), (preferences, otherFields) => {
      const enabled = preferences.filter(({ isEnabled }) => isEnabled);
      const tickedFields = new Set([
        ...otherFields,
        ...enabled.map(({ kind, channel }) => getPreferenceFieldName(kind, channel)),
      ]);
      const parsed = parsePreferences(tickedFields);
      expect(parsed.every(({ kind, channel }) => PREFERENCE_RULES[kind][channel] === 'optional')).toBe(true);
      expect(resolvePreferences(parsePreferences(tickedFields))).toEqual(resolvePreferences(parsed));
      for (const { kind, channel, isEnabled } of parsed)
        expect(isEnabled).toBe(tickedFields.has(getPreferenceFieldName(kind, channel)));
    }),
  );
});

test('an unsubscribe link exists for kinds whose email is optional, and for no others', () => {
  expect([...PREFERENCE_KINDS, 'toString', ''].filter(canUnsubscribe)).toEqual(['projects', 'answers']);
});
