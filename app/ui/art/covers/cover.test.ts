import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover, type CoverKind } from './cover';

const kinds: CoverKind[] = ['opus', 'grammar', 'iso', 'penrose', 'jali', 'truchet'];
const seeds = Array.from({ length: 40 }, (_, i) => i * 7 + 3);
const draw = (kind: CoverKind, seed: number) => renderToStaticMarkup(createElement(Cover, { kind, seed }));

describe.each(kinds)('the %s cover', (kind) => {
  it('is the same picture for the same seed and another for another', () => {
    expect(draw(kind, 3)).toBe(draw(kind, 3));
    expect(new Set(seeds.map((seed) => draw(kind, seed))).size).toBe(seeds.length);
  });

  it('stays small enough to be inlined', () => {
    for (const seed of seeds) expect(draw(kind, seed).length).toBeLessThanOrEqual(4096);
  });

  it('is drawn with numbers only and without styles that the content security policy refuses', () => {
    for (const seed of seeds) {
      const markup = draw(kind, seed);
      expect(markup).not.toMatch(/NaN|Infinity|undefined/);
      expect(markup).not.toContain('style');
    }
  });

  it('refers to no name of another cover', () => {
    const markup = draw(kind, 11);
    for (const [, name] of markup.matchAll(/(?:href="|url\()#([\w-]+)/g))
      expect(name).toMatch(`cover-${kind}-11`);
  });
});
