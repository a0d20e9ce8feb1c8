import { expect, it } from 'vitest';
import { readShortNames, shortenClasses } from './short-class-names.server';

const names = readShortNames({ 'gap-2': 'b', "after:content-['&']": 'c', class: 'd' });

it('classes with short names get them, also when the page escapes them', () => {
  const html =
    '<p class="gap-2 title after:content-[&#x27;&amp;&#x27;]" title="gap-2">gap-2</p><b class="gap-2">';
  expect(shortenClasses(html, names)).toBe('<p class="b title c" title="gap-2">gap-2</p><b class="b">');
});

it('a class with the name of the attribute is replaced, not the attribute', () => {
  expect(shortenClasses('<p class="class"></p>', names)).toBe('<p class="d"></p>');
});
