import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_PORTRAIT,
  PORTRAIT_EXTRAS,
  PORTRAIT_OPTIONS,
  type PortraitFeatures,
  type PortraitPart,
  parsePortrait,
  selectedPortraitOption,
} from './portrait-options';

const parts = Object.keys(PORTRAIT_OPTIONS) as PortraitPart[];

const fields = fc.record({
  ...Object.fromEntries(parts.map((part) => [part, fc.constantFrom(...PORTRAIT_OPTIONS[part])])),
  ...Object.fromEntries(PORTRAIT_EXTRAS.map((extra) => [extra, fc.constantFrom('on', undefined)])),
});

const fieldsOf = (portrait: PortraitFeatures): Record<string, unknown> => ({
  ...Object.fromEntries(parts.map((part) => [part, selectedPortraitOption(portrait, part)])),
  ...Object.fromEntries(PORTRAIT_EXTRAS.map((extra) => [extra, portrait[extra] ? 'on' : undefined])),
});

test('whatever is chosen is what the form then shows', () => {
  fc.assert(
    fc.property(fields, (chosen: Record<string, unknown>) => {
      const portrait = parsePortrait((field) => chosen[field]);
      expect(portrait && fieldsOf(portrait)).toEqual(chosen);
    }),
  );
});

test('a form without a word in it begins with nobody in particular', () => {
  expect(fieldsOf(parsePortrait(() => undefined) ?? DEFAULT_PORTRAIT)).toEqual(fieldsOf(DEFAULT_PORTRAIT));
});

test('what cannot be drawn is refused, whichever part it is and whatever it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.anything(), (part, given) => {
      fc.pre(
        given !== undefined && given !== null && !PORTRAIT_OPTIONS[part].some((known) => known === given),
      );
      expect(parsePortrait((field) => (field === part ? given : undefined))).toBeUndefined();
    }),
  );
});
