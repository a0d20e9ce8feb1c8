import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStoredTheme, shouldSaveTheme, type Theme } from '~/domain/site/theme';
import { THEME_KEY } from '~/state/theme/theme-store';

const source = readFileSync(new URL('./theme-script.js', import.meta.url), 'utf8');

interface Outcome {
  theme: Theme | undefined;
  saved: [key: string, value: string][];
  classes: string[];
}

/** Runs the script as the head of a page does, before there is anything else, with `read` as what storage answers. */
function run(read: (key: string) => string | null, write: () => void = () => {}): Outcome {
  const outcome: Outcome = { theme: undefined, saved: [], classes: [] };
  const dataset: { theme?: Theme } = {};
  const page = {
    documentElement: { dataset, classList: { add: (name: string) => outcome.classes.push(name) } },
    querySelector: () => null,
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
  test('on the theme, whatever is stored', () => {
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
        const { saved } = run(() => stored);
        expect(saved).toEqual(shouldSaveTheme(stored) ? [[THEME_KEY, parseStoredTheme(stored)]] : []);
      }),
    );
  });
});

const refuse = () => {
  throw new DOMException('Storage is switched off.', 'SecurityError');
};

test.each([
  ['read', () => run(refuse)],
  ['written', () => run(() => null, refuse)],
])('storage that cannot be %s gives dark and stops nothing', (_, attempt) => {
  expect(attempt()).toEqual({ theme: 'dark', saved: [], classes: ['js'] });
});
