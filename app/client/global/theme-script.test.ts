import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStoredTheme, shouldSaveTheme, type Theme } from '~/domain/site/theme';
import { THEME_SOURCE_KEY } from '~/state/theme/theme-choice';
import { THEME_KEY } from '~/state/theme/theme-store';

const source = readFileSync(new URL('./theme-script.js', import.meta.url), 'utf8');

interface Outcome {
  theme: Theme | undefined;
  saved: [key: string, value: string][];
  classes: string[];
}

/** Runs the script as in the head of a page. `read` and `write` replace the functions of the storage. */
function run(read: (key: string) => string | null, write: () => void = () => {}): Outcome {
  const outcome: Outcome = { theme: undefined, saved: [], classes: [] };
  const dataset: { theme?: Theme } = {};
  const page = {
    documentElement: { dataset, classList: { add: (name: string) => outcome.classes.push(name) } },
  };
  const storage = {
    getItem: read,
    setItem(key: string, value: string) {
      write();
      outcome.saved.push([key, value]);
    },
  };
  new Function('document', 'localStorage', source)(page, storage);
  outcome.theme = dataset.theme;
  return outcome;
}

const anyStored = fc.option(
  fc.oneof(
    fc.string(),
    fc.constantFrom('light', 'dark', 'Light', ' light', 'light\n', '', 'null', '{"a":1}'),
  ),
);

describe('R-THEME-1: the script in the head and domain/site/theme agree', () => {
  test('on the theme, for any stored value', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const { theme } = run((key) => (key === THEME_KEY ? stored : null));
        expect(theme).toBe(parseStoredTheme(stored));
      }),
    );
  });

  test('on what is saved, and when', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const { saved } = run((key) => (key === THEME_KEY ? stored : null));
        expect(saved).toEqual(shouldSaveTheme(stored) ? [[THEME_KEY, parseStoredTheme(stored)]] : []);
      }),
    );
  });
});

test.each([
  [true, 'light'],
  [false, 'dark'],
] as const)('R-THEME-4: a device with a light theme (%s) gives %s and saves it', (systemIsLight, theme) => {
  const stored = new Map([
    [THEME_KEY, systemIsLight ? 'dark' : 'light'],
    [THEME_SOURCE_KEY, 'system'],
  ]);
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  const dataset: { theme?: Theme } = {};
  const page = { documentElement: { dataset, classList: { add: () => {} } } };
  new Function('document', 'localStorage', 'matchMedia', source)(page, storage, () => ({
    matches: systemIsLight,
  }));
  expect([dataset.theme, stored.get(THEME_KEY)]).toEqual([theme, theme]);
});

const throwSecurityError = () => {
  throw new DOMException('Storage is disabled.', 'SecurityError');
};

test.each([
  ['read', () => run(throwSecurityError)],
  ['written', () => run(() => null, throwSecurityError)],
])('storage that cannot be %s gives the dark theme without an error', (_, runScript) => {
  expect(runScript()).toEqual({ theme: 'dark', saved: [], classes: ['js'] });
});
