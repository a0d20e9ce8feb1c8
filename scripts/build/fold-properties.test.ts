import postcss from 'postcss';
import { expect, it } from 'vitest';
import { foldProperties, inlineConstants, replaceReferences } from './fold-properties';

function fold(css: string): string {
  const root = postcss.parse(css);
  foldProperties(root);
  return root.toString();
}

it('a property that no class sets gets its initial value, or else the fallback of the reference', () => {
  const css =
    '.a{border-style:var(--tw-style);font:var(--tw-one,)var(--tw-two,bold)}@property --tw-style{syntax:"*";initial-value:solid}';
  expect(fold(css)).toBe('.a{border-style:solid;font:bold}');
});

it('a property that a class sets and another one reads stays, with its registration', () => {
  const css = '.a{--tw-size:1}.b{line-height:var(--tw-size,2)}@property --tw-size{syntax:"*";inherits:false}';
  expect(fold(css)).toBe(css);
});

it('what nothing reads is removed, also what only it reads, and never a property of the site', () => {
  expect(fold('.a{--tw-one:1;--tw-two:var(--tw-one);--green:#0a0;color:red}')).toBe(
    '.a{--green:#0a0;color:red}',
  );
});

it('fallbacks with brackets are taken as a whole', () => {
  expect(replaceReferences('var(--x,calc(1px * (2 + 1))) solid', '--x', undefined)).toBe(
    'calc(1px * (2 + 1)) solid',
  );
});

it('values of the design that are set once are written into the rules, others are not', () => {
  const root = postcss.parse(
    ':root{--radius-tile:3px;--color-text:#fff;--text-lg:1rem}.b{--text-lg:2rem}.a{border-radius:var(--radius-tile);color:var(--color-text);font:var(--text-lg)}',
  );
  inlineConstants(root);
  expect(root.toString()).toBe(
    ':root{--radius-tile:3px;--color-text:#fff;--text-lg:1rem}.b{--text-lg:2rem}.a{border-radius:3px;color:var(--color-text);font:var(--text-lg)}',
  );
});
