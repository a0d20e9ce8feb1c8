import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComponentGallery } from './component-gallery';

const markup = renderToStaticMarkup(<ComponentGallery />);

test('no component renders a style attribute or element on the server', () => {
  expect(markup.match(/<[^>]* style="[^>]*>/g)).toBeNull();
  expect(markup).not.toContain('<style');
});

test('ids are unique', () => {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every id that a label or an aria attribute references exists', () => {
  const document = new DOMParser().parseFromString(markup, 'text/html');
  const elements = [...document.querySelectorAll('[aria-describedby], [aria-labelledby], label[for]')];
  const targets = elements.flatMap((element) =>
    ['aria-describedby', 'aria-labelledby', 'for'].flatMap(
      (name) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  );
  expect(targets.length).toBeGreaterThan(40);
  expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
});
