import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { referencePortraits } from './fixtures/reference-portraits';
import { Portrait } from './portrait';

const markups = referencePortraits.map((features) =>
  renderToStaticMarkup(createElement(Portrait, { features: features })),
);

describe('portraits', () => {
  it('tell everybody on the reference sheet apart', () => {
    expect(new Set(markups).size).toBe(referencePortraits.length);
  });

  it('stay small enough to be inlined by the dozen', () => {
    for (const markup of markups) expect(markup.length).toBeLessThan(1700);
  });

  it('carry no style that the content security policy refuses', () => {
    for (const markup of markups) expect(markup).not.toContain('style');
  });
});
