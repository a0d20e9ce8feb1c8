import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import glazes from '~/ui/glazes.json';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [dark = '', light = ''] = css.split("[data-theme='light'] {");

function colours(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const darkColours = colours(dark);
const themes = { dark: darkColours, light: new Map([...darkColours, ...colours(light.split('}')[0] ?? '')]) };

type Theme = keyof typeof themes;

/** Linear red, green and blue of an opaque colour (Björn Ottosson's OKLab matrices). */
function linear(theme: Theme, name: string): [number, number, number] {
  const value = themes[theme].get(name) ?? '';
  const alias = value.match(/^var\(--color-([\w-]+)\)$/)?.[1];
  if (alias) return linear(theme, alias);
  if (value.startsWith('#')) {
    const channel = (at: number) => {
      const share = Number.parseInt(value.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return [channel(1), channel(3), channel(5)];
  }
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] =
    value.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function contrast(theme: Theme, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => linear(theme, name))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['bg', 'bg-sunk', 'surface', 'raised', 'control', 'field', 'well'];
const ACCENTS = ['vermilion', 'marigold', 'peacock', 'indigo', 'jade', 'gulal'];
const TEXTS = ['text', 'muted', 'faint', 'link', ...ACCENTS];

/** Words on a ground that only a state of a control brings together. */
const STATES = [
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-hover'],
  ['text', 'control-hover'],
  ['bg', 'text'],
  ['bg', 'muted'],
  ['bg', 'danger'],
];

const GLAZES = ['vermilion', 'marigold', 'peacock', 'jade', 'gulal', 'bone', 'sand'].map(
  (glaze) => `glaze-${glaze}`,
);

describe.each(['dark', 'light'] as const)('words are readable in the %s theme', (theme) => {
  test.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground])))('%s on %s', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(STATES)('%s on %s', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS.slice(0, 4))("a field's footing is seen on %s", (ground) => {
    expect(contrast(theme, 'faint', ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(GLAZES)('ink on %s is readable', (glaze) => {
  expect(contrast('dark', 'glaze-ink', glaze)).toBeGreaterThanOrEqual(4.5);
});

test('bone on indigo is readable', () => {
  expect(contrast('dark', 'glaze-bone', 'glaze-indigo')).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(glazes))(
  '%s is the same on pages as in mails, previews and drawings',
  (name, colour) => {
    expect(darkColours.get(`glaze-${name}`)).toBe(colour);
  },
);
