import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { referencePortraits } from './fixtures/reference-portraits';
import { Portrait } from './portrait';

const sheet = referencePortraits.map((person) =>
  renderToStaticMarkup(createElement(Portrait, { features: person })),
);

describe('portraits', () => {
  it('tell everybody on the reference sheet apart', () => {
    expect(new Set(sheet).size).toBe(referencePortraits.length);
  });

  it('stay small enough to be inlined by the dozen', () => {
    for (const markup of sheet) expect(markup.length).toBeLessThan(1700);
  });

  it('carry no style that the content security policy refuses', () => {
    for (const markup of sheet) expect(markup).not.toContain('style');
  });
});
