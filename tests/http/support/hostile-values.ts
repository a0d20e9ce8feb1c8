/** Values that no user enters. All of them can be sent in a form or a URL. */
export const hostileValues: Readonly<Record<string, string>> = {
  NUL: 'a\u0000b',
  'invisible characters': '\u0001\u001b[31m\u007f\u202e\u2066\ufeff\ufffd',
  'a very long text': 'é'.repeat(3_000),
  'a very large number': '9'.repeat(30),
  'the earliest date': '-271821-04-20T00:00:00.000Z',
  'an unknown id': '00000000-0000-0000-0000-000000000000',
  'another site': '//evil.example\\..\\',
  'a property of all objects': '__proto__',
};

/** JSON can also contain lone surrogates and other types. */
export const hostileJsonValues: readonly unknown[] = [
  '\u0000',
  '\ud800',
  'é'.repeat(3_000),
  '',
  null,
  -1,
  1e308,
  true,
  [],
  {},
  [['\u0000']],
  { '\u0000': '\u0000' },
];

/** One copy of the JSON for each value in it, with this value replaced. */
export function replaceEach(json: unknown, replacement: unknown): unknown[] {
  if (typeof json !== 'object' || json === null) return [replacement];
  const within = Object.entries(json).flatMap(([name, value]) =>
    replaceEach(value, replacement).map((other) =>
      Array.isArray(json)
        ? json.map((item, index) => (String(index) === name ? other : item))
        : { ...json, [name]: other },
    ),
  );
  return [replacement, ...within];
}
