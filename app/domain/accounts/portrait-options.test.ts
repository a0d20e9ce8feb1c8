import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_PORTRAIT,
  getSelectedOption,
  PORTRAIT_EXTRAS,
  PORTRAIT_OPTIONS,
  type PortraitFeatures,
  type PortraitPart,
  parsePortrait,
} from './portrait-options';

const parts = Object.keys(PORTRAIT_OPTIONS) as PortraitPart[];

const fields = fc.record({
  ...Object.fromEntries(parts.map((part) => [part, fc.constantFrom(...PORTRAIT_OPTIONS[part])])),
  ...Object.fromEntries(PORTRAIT_EXTRAS.map((extra) => [extra, fc.constantFrom('on', undefined)])),
});

const fieldsOf = (portrait: PortraitFeatures): Record<string, unknown> => ({
  ...Object.fromEntries(parts.map((part) => [part, getSelectedOption(portrait, part)])),
  ...Object.fromEntries(PORTRAIT_EXTRAS.map((extra) => [extra, portrait[extra] ? 'on' : undefined])),
});

test('the form shows the options that were chosen', () => {
  fc.assert(
    fc.property(fields, (chosen: Record<string, unknown>) => {
      const portrait = parsePortrait((field) => chosen[field]);
      expect(portrait && fieldsOf(portrait)).toEqual(chosen);
    }),
  );
});

test('an empty form gives the default portrait', () => {
  expect(fieldsOf(parsePortrait(() => undefined) ?? DEFAULT_PORTRAIT)).toEqual(fieldsOf(DEFAULT_PORTRAIT));
});

test('an unknown option is refused, for every part', () => {
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.anything(), (part, value) => {
      fc.pre(
        value !== undefined && value !== null && !PORTRAIT_OPTIONS[part].some((known) => known === value),
      );
      expect(parsePortrait((field) => (field === part ? value : undefined))).toBeUndefined();
    }),
  );
});
