import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glaze } from './palette.mjs';

it('drawings, letters and previews use the glazes of the pages', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const ofPages = [...tokens.matchAll(/--color-glaze-(\w+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]);
  expect(ofPages.length).toBeGreaterThan(0);
  expect(glaze).toEqual(Object.fromEntries(ofPages));
});
