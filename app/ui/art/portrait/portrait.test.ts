import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { referencePortraits } from './fixtures/reference-portraits';
import { Portrait } from './portrait';

const markups = referencePortraits.map((features) =>
  renderToStaticMarkup(createElement(Portrait, { features: features })),
);

describe('portraits', () => {
  it('are different for all reference features', () => {
    expect(new Set(markups).size).toBe(referencePortraits.length);
  });

  it('are small enough to be inlined', () => {
    for (const markup of markups) expect(markup.length).toBeLessThan(1700);
  });

  it('have no styles that the content security policy forbids', () => {
    for (const markup of markups) expect(markup).not.toContain('style');
  });
});
