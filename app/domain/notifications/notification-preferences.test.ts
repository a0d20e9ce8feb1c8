import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canUnsubscribe,
  NOTIFICATION_CHANNELS,
  type NotificationPreference,
  PREFERENCE_KINDS,
  PREFERENCE_RULES,
  parsePreferences,
  preferenceFieldName,
  resolvePreferences,
} from './notification-preferences';

const choice: fc.Arbitrary<NotificationPreference> = fc.record({
  kind: fc.constantFrom(...PREFERENCE_KINDS),
  channel: fc.constantFrom(...NOTIFICATION_CHANNELS),
  isEnabled: fc.boolean(),
});
const choices = fc.uniqueArray(choice, {
  selector: ({ kind, channel }) => preferenceFieldName(kind, channel),
});
const pairs = PREFERENCE_KINDS.flatMap((kind) => NOTIFICATION_CHANNELS.map((channel) => ({ kind, channel })));

test('whatever somebody said, what is always told is told, and what does not exist is not', () => {
  fc.assert(
    fc.property(choices, (said) => {
      const heard = resolvePreferences(said);
      for (const { kind, channel } of pairs) {
        const rule = PREFERENCE_RULES[kind][channel];
        if (rule !== 'optional') expect(heard[kind][channel]).toBe(rule === 'always');
      }
    }),
  );
});

test('security cannot be turned off, in no way', () => {
  expect(PREFERENCE_RULES.security).toEqual({ account: 'always', email: 'always' });
});

test('where it is free, their word counts; without one they hear of it, but for the newsletter', () => {
  fc.assert(
    fc.property(choices, (said) => {
      const heard = resolvePreferences(said);
      for (const { kind, channel } of pairs.filter(
        (pair) => PREFERENCE_RULES[pair.kind][pair.channel] === 'optional',
      )) {
        const word = said.find((one) => one.kind === kind && one.channel === channel);
        expect(heard[kind][channel]).toBe(word ? word.isEnabled : kind !== 'newsletter');
      }
    }),
  );
});

test('what a form was filled with is what is read from it, and nothing else', () => {
  fc.assert(
    fc.property(choices, fc.array(fc.string()), (said, noise) => {
      const wanted = said.filter(({ isEnabled }) => isEnabled);
      const ticked = new Set([
        ...noise,
        ...wanted.map(({ kind, channel }) => preferenceFieldName(kind, channel)),
      ]);
      const read = parsePreferences(ticked);
      expect(read.every(({ kind, channel }) => PREFERENCE_RULES[kind][channel] === 'optional')).toBe(true);
      expect(resolvePreferences(parsePreferences(ticked))).toEqual(resolvePreferences(read));
      for (const { kind, channel, isEnabled } of read)
        expect(isEnabled).toBe(ticked.has(preferenceFieldName(kind, channel)));
    }),
  );
});

test('a link in a letter ends what may be left out, and nothing else', () => {
  expect([...PREFERENCE_KINDS, 'toString', ''].filter(canUnsubscribe)).toEqual(['projects', 'answers']);
});
