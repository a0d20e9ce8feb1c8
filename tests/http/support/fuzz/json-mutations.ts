import fc from 'fast-check';
import { MARKUP } from './hostile-values';

/** JSON as text, because some hostile values have no JavaScript value. */
type JsonText = string;

const VALUES: readonly JsonText[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9007199254740993',
  '9'.repeat(300),
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u0001\\u001f"',
  JSON.stringify(MARKUP),
  JSON.stringify('x'.repeat(20_000)),
  '"__proto__"',
  '"constructor"',
  '"2026-02-30"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  `[${'0,'.repeat(5_000)}0]`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":1,"then":1}',
  '{"length":1e9}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
];

/** Writes a value as JSON, with the part at index `at` replaced. */
function replacePart(value: unknown, at: number, replacement: JsonText): JsonText {
  let index = -1;
  const write = (part: unknown): JsonText => {
    index += 1;
    if (index === at) return replacement;
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    return `{${Object.entries(part)
      .map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`)
      .join(',')}}`;
  };
  return write(value);
}

const countParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + countParts(inner), 0)
    : 1;

const TEXTS: readonly ((text: JsonText) => string | Buffer)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.slice(0, -1),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', `{"step":"finish","step":"begin",`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
  (text) => `for(;;);${text}`,
];

/** JSON bodies that are almost valid. */
export const createHostileJson = (value: unknown): fc.Arbitrary<string | Buffer> =>
  fc
    .tuple(fc.nat(countParts(value) - 1), fc.constantFrom(...VALUES), fc.constantFrom(...TEXTS))
    .map(([at, replacement, change]) => change(replacePart(value, at, replacement)));
