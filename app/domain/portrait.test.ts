import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choiceOf,
  firstPortrait,
  PORTRAIT_CHOICES,
  PORTRAIT_EXTRAS,
  type PortraitFeatures,
  type PortraitPart,
  readPortrait,
} from './portrait';

const parts = Object.keys(PORTRAIT_CHOICES) as PortraitPart[];

const fields = fc.record({
  ...Object.fromEntries(parts.map((part) => [part, fc.constantFrom(...PORTRAIT_CHOICES[part])])),
  ...Object.fromEntries(PORTRAIT_EXTRAS.map((extra) => [extra, fc.constantFrom('on', undefined)])),
});

const fieldsOf = (portrait: PortraitFeatures): Record<string, unknown> => ({
  ...Object.fromEntries(parts.map((part) => [part, choiceOf(portrait, part)])),
  ...Object.fromEntries(PORTRAIT_EXTRAS.map((extra) => [extra, portrait[extra] ? 'on' : undefined])),
});

test('whatever is chosen is what the form then shows', () => {
  fc.assert(
    fc.property(fields, (chosen: Record<string, unknown>) => {
      const portrait = readPortrait((field) => chosen[field]);
      expect(portrait && fieldsOf(portrait)).toEqual(chosen);
    }),
  );
});

test('a form without a word in it begins with nobody in particular', () => {
  expect(fieldsOf(readPortrait(() => undefined) ?? firstPortrait)).toEqual(fieldsOf(firstPortrait));
});

test('what cannot be drawn is refused, whichever part it is and whatever it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.anything(), (part, given) => {
      fc.pre(
        given !== undefined && given !== null && !PORTRAIT_CHOICES[part].some((known) => known === given),
      );
      expect(readPortrait((field) => (field === part ? given : undefined))).toBeUndefined();
    }),
  );
});
