import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturesFormSchema } from './picture-form-schema';

const readPress = (press: string) => {
  const result = picturesFormSchema.safeParse({ version: '1', press, alts: [] });
  return result.success ? result.data.press : result.error.issues[0]?.message;
};

test.each([
  ['save', { button: 'save', name: '', position: 0 }],
  ['earlier:kiln', { button: 'earlier', name: 'kiln', position: 0 }],
  ['place-12:kiln', { button: 'place', name: 'kiln', position: 12 }],
])('the button %s', (press, expected) => {
  expect(readPress(press)).toEqual(expected);
});

test.each(['destroy:kiln', 'place:kiln', 'earlier-1:kiln', 'place-:kiln', 'place--1:kiln', 'place-1.5:kiln'])(
  'the button %s is refused',
  (press) => {
    expect(readPress(press)).toBe('This button is unknown.');
  },
);

test('a dragged picture is placed as the script says', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999 }), fc.uuid(), (position, name) => {
      expect(readPress(`place-${position}:${name}`)).toEqual({ button: 'place', name, position });
    }),
  );
});
