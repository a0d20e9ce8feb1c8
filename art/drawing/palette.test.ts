import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('drawings use the glazes of the site', () => {
  const palette = readFileSync('art/drawing/palette.mjs', 'utf8');
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const glazes = [...tokens.matchAll(/--color-glaze-(\w+): (#\w{6});/g)];
  expect(glazes.length).toBeGreaterThan(0);
  for (const [, name, colour] of glazes) expect(palette).toContain(`${name}: '${colour}'`);
});
