import { expect, it } from 'vitest';
import { findFirstScreen } from './first-screen.server';

const long = 'x'.repeat(500);
const page = (main: string) =>
  `<html><head></head><body><header>a<div popover="auto">closed<div>inside</div></div>b</header><main>${main}</main><footer>end</footer></body></html>`;

const textBefore = (html: string, end: number) => html.slice(html.indexOf('<main>') + '<main>'.length, end);

it.each([
  [
    'the first section with enough text',
    `<section>${long}</section><section>b</section>`,
    `<section>${long}</section>`,
  ],
  [
    'enough sections together',
    `<section>a</section><section>${long}</section><section>b</section>`,
    `<section>a</section><section>${long}</section>`,
  ],
  [
    'a part of a plain wrapper',
    `<div class="wrap pt-4"><p>${long}</p><p>b</p></div>`,
    `<div class="wrap pt-4"><p>${long}</p>`,
  ],
  [
    'a grid with columns as a whole',
    `<div class="wrap grid md:grid-cols-2"><p>${long}</p><p>b</p></div><p>c</p>`,
    `<div class="wrap grid md:grid-cols-2"><p>${long}</p><p>b</p></div>`,
  ],
  [
    'a part of a grid without columns',
    `<div class="wrap grid gap-grout"><p>${long}</p><p>b</p></div>`,
    `<div class="wrap grid gap-grout"><p>${long}</p>`,
  ],
  [
    'the beginning of an article',
    `<div class="article-columns mt-10"><nav>a</nav><div class="article"><section><p>${long}</p><p>b</p></section></div></div>`,
    `<div class="article-columns mt-10"><nav>a</nav><div class="article"><section><p>${long}</p>`,
  ],
  ['a list as a whole', `<ul><li>${long}</li><li>b</li></ul><p>c</p>`, `<ul><li>${long}</li><li>b</li></ul>`],
  [
    'an island as a whole',
    `<div data-island="x"><p>${long}</p><p>b</p></div><p>c</p>`,
    `<div data-island="x"><p>${long}</p><p>b</p></div>`,
  ],
  [
    'a list as a whole',
    `<ol class="grid"><li>${long}</li><li>b</li></ol><p>c</p>`,
    `<ol class="grid"><li>${long}</li><li>b</li></ol>`,
  ],
  [
    'a wrapper with its last child',
    `<div class="wrap"><p>a</p><p>${long}</p></div><p>c</p>`,
    `<div class="wrap"><p>a</p><p>${long}</p></div>`,
  ],
  [
    'what is above a mark, also in a grid with columns',
    `<div class="wrap grid md:grid-cols-2"><p>a</p><div><p data-first-screen-end="">b</p><p>c</p></div></div>`,
    `<div class="wrap grid md:grid-cols-2"><p>a</p><div><p data-first-screen-end="">b</p>`,
  ],
  ['a page with little text as a whole', '<p>a</p><p>b</p>', '<p>a</p><p>b</p></main>'],
])('the first screen is %s', (_, main, first) => {
  const html = page(main);
  const { end } = findFirstScreen(html, { isDivisible: true });
  expect(textBefore(html, end)).toBe(first);
});

it('its markup is without closed popovers and what is below', () => {
  const { markup } = findFirstScreen(page(`<p>${long}</p><p>below</p>`), { isDivisible: true });
  expect(markup).toBe(`<body><header>ab</header><main><p>${long}</p>`);
});

it('a page that React hydrates is not divided', () => {
  const html = page(`<p>${long}</p><p>b</p>`);
  const { markup, end } = findFirstScreen(html, { isDivisible: false });
  expect(html.slice(end)).toBe('</body></html>');
  expect(markup).toBe(html.slice(html.indexOf('<body>'), end).replace(/<div popover.*?<\/div><\/div>/, ''));
});

it('a page without a main part ends with its first screen', () => {
  const html = '<html><body><p>a</p></body></html>';
  expect(findFirstScreen(html, { isDivisible: true })).toEqual({
    markup: '<body><p>a</p>',
    end: html.indexOf('</body>'),
  });
});
