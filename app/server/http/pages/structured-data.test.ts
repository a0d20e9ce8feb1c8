import { expect, it } from 'vitest';
import { moveStructuredDataToEnd } from './structured-data.server';

const data = '<script type="application/ld+json">{"name":"$& \\u003c/body>"}</script>';

it('structured data of the head moves behind the last element of the body', () => {
  expect(
    moveStructuredDataToEnd(
      `<html><head><title>A</title>${data}</head><body><p>a</p><footer>b</footer></body></html>`,
    ),
  ).toBe(`<html><head><title>A</title></head><body><p>a</p><footer>b</footer>${data}</body></html>`);
});

it('a page without structured data stays as it is', () => {
  const html = '<html><head></head><body><script type="application/json">{}</script></body></html>';
  expect(moveStructuredDataToEnd(html)).toBe(html);
});
