import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHANNELS,
  CHOICE_KINDS,
  CHOICE_RULES,
  type Choice,
  choiceField,
  choicesFrom,
  isLeavable,
  readChoices,
} from './notice-choices';

const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom(...CHOICE_KINDS),
  channel: fc.constantFrom(...CHANNELS),
  isWanted: fc.boolean(),
});
const choices = fc.uniqueArray(choice, { selector: ({ kind, channel }) => choiceField(kind, channel) });
const pairs = CHOICE_KINDS.flatMap((kind) => CHANNELS.map((channel) => ({ kind, channel })));

test('whatever somebody said, what is always told is told, and what does not exist is not', () => {
  fc.assert(
    fc.property(choices, (said) => {
      const heard = choicesFrom(said);
      for (const { kind, channel } of pairs) {
        const rule = CHOICE_RULES[kind][channel];
        if (rule !== 'free') expect(heard[kind][channel]).toBe(rule === 'always');
      }
    }),
  );
});

test('security cannot be turned off, in no way', () => {
  expect(CHOICE_RULES.security).toEqual({ account: 'always', mail: 'always' });
});

test('where it is free, their word counts; without one they hear of it, but for the newsletter', () => {
  fc.assert(
    fc.property(choices, (said) => {
      const heard = choicesFrom(said);
      for (const { kind, channel } of pairs.filter(
        (pair) => CHOICE_RULES[pair.kind][pair.channel] === 'free',
      )) {
        const word = said.find((one) => one.kind === kind && one.channel === channel);
        expect(heard[kind][channel]).toBe(word ? word.isWanted : kind !== 'newsletter');
      }
    }),
  );
});

test('what a form was filled with is what is read from it, and nothing else', () => {
  fc.assert(
    fc.property(choices, fc.array(fc.string()), (said, noise) => {
      const wanted = said.filter(({ isWanted }) => isWanted);
      const ticked = new Set([...noise, ...wanted.map(({ kind, channel }) => choiceField(kind, channel))]);
      const read = readChoices(ticked);
      expect(read.every(({ kind, channel }) => CHOICE_RULES[kind][channel] === 'free')).toBe(true);
      expect(choicesFrom(readChoices(ticked))).toEqual(choicesFrom(read));
      for (const { kind, channel, isWanted } of read)
        expect(isWanted).toBe(ticked.has(choiceField(kind, channel)));
    }),
  );
});

test('a link in a letter ends what may be left out, and nothing else', () => {
  expect([...CHOICE_KINDS, 'toString', ''].filter(isLeavable)).toEqual(['projects', 'answers']);
});
