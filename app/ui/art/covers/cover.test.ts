import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover, type CoverKind } from './cover';

const COVER_KINDS: CoverKind[] = ['opus', 'grammar', 'iso', 'penrose', 'jali', 'truchet'];
const seeds = Array.from({ length: 40 }, (_, i) => i * 7 + 3);
const renderCover = (kind: CoverKind, seed: number, isStored = false) =>
  renderToStaticMarkup(createElement(Cover, { kind, seed, isStored }));

describe.each(COVER_KINDS)('the %s cover', (kind) => {
  it('is equal for equal seeds and different for different seeds', () => {
    expect(renderCover(kind, 3)).toBe(renderCover(kind, 3));
    expect(new Set(seeds.map((seed) => renderCover(kind, seed))).size).toBe(seeds.length);
  });

  it('is small enough to be inlined', () => {
    for (const seed of seeds) expect(renderCover(kind, seed).length).toBeLessThanOrEqual(4096);
  });

  it('has valid numbers and no styles that the content security policy forbids', () => {
    for (const seed of seeds) {
      const markup = renderCover(kind, seed);
      expect(markup).not.toMatch(/NaN|Infinity|undefined/);
      expect(markup).not.toContain('style');
    }
  });

  it('has no references and few shapes in a file of drawings', () => {
    for (const seed of seeds) {
      const markup = renderCover(kind, seed, true);
      expect(markup).not.toMatch(/href=|url\(| id=/);
      expect(markup.match(/<path/g)?.length).toBeLessThanOrEqual(60);
    }
  });

  it('references only its own ids', () => {
    const markup = renderCover(kind, 11);
    for (const [, name] of markup.matchAll(/(?:href="|url\()#([\w-]+)/g))
      expect(name).toMatch(`cover-${kind}-11`);
  });
});
