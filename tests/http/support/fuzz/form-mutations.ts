import fc from 'fast-check';
import type { FormPart } from './encode-form';
import { hostileBytes } from './hostile-values';

type Parts = readonly FormPart[];
type Change = (parts: Parts, at: number, bytes: Buffer) => Parts;

const replacePart = (parts: Parts, at: number, change: (part: FormPart) => FormPart): Parts =>
  parts.map((part, index) => (index === at ? change(part) : part));

const SUFFIXES = ['[]', '[0]', '[999999999]', '.x', '[__proto__][x]', '.constructor.prototype.x', '\0', ' '];

const CHANGES: readonly Change[] = [
  (parts, at, value) => replacePart(parts, at, (part) => ({ ...part, value })),
  (parts, at, value) =>
    replacePart(parts, at, (part) => ({ ...part, value: Buffer.concat([part.value, value]) })),
  (parts, at) => parts.filter((_, index) => index !== at),
  (parts, at, value) => {
    const part = parts[at];
    return part ? [...parts, { ...part, value }] : parts;
  },
  (parts, at, name) =>
    replacePart(parts, at, (part) => ({
      ...part,
      name: Buffer.concat([part.name, Buffer.from(SUFFIXES[name.length % SUFFIXES.length] ?? '')]),
    })),
  (parts, _, name) => [...parts, { name, value: name }],
  (parts, at) =>
    replacePart(parts, at, (part) => ({ ...part, file: { fileName: 'a.png', type: 'image/png' } })),
  (parts, at, value) =>
    replacePart(parts, at, (part) => ({
      ...part,
      value,
      file: { fileName: value.toString('latin1').slice(0, 300), type: 'application/pdf' },
    })),
  (parts, at) => replacePart(parts, at, ({ name, value }) => ({ name, value })),
];

const change = fc.tuple(fc.constantFrom(...CHANGES), fc.nat(), hostileBytes);

/** One to three changes to the fields of a form. */
export const formMutation: fc.Arbitrary<(parts: Parts) => Parts> = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((changes) => (parts: Parts) => {
    let mutated = parts;
    for (const [apply, at, bytes] of changes)
      mutated = apply(mutated, mutated.length === 0 ? 0 : at % mutated.length, bytes);
    return mutated;
  });
