import fc from 'fast-check';
import { MARKUP } from './hostile-values';

/** JSON as text, so that it can be what no value of JavaScript is. */
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

/** The text of a value with the parts at some paths put in another's place. */
function withOther(value: unknown, at: number, other: JsonText): JsonText {
  let seen = 0;
  const write = (part: unknown): JsonText => {
    seen += 1;
    if (seen - 1 === at) return other;
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    return `{${Object.entries(part)
      .map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`)
      .join(',')}}`;
  };
  return write(value);
}

const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 0)
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

/** A body like this one, with something in it that nobody expects. */
export const hostileJson = (value: unknown): fc.Arbitrary<string | Buffer> =>
  fc
    .tuple(fc.nat(countOf(value) - 1), fc.constantFrom(...VALUES), fc.constantFrom(...TEXTS))
    .map(([at, other, change]) => change(withOther(value, at, other)));
