import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkupContext, type RenderMarkup, ReusedMarkup } from '~/ui/reused-markup';
import { createMarkupCache } from './markup-cache.server';

const renders: string[] = [];

function Card({ product }: { product: { name: string; price: number } }) {
  renders.push(product.name);
  return (
    <p>
      {product.name}: {product.price}
    </p>
  );
}

const renderPage = (renderMarkup: RenderMarkup | undefined, price: number) =>
  renderToStaticMarkup(
    <MarkupContext value={renderMarkup}>
      <ReusedMarkup
        tag="li"
        className="cell"
        component={Card}
        props={{ product: { name: '<Mug>', price } }}
      />
    </MarkupContext>,
  );

test('a component is rendered once for equal props, and again when one changes', () => {
  const renderMarkup = createMarkupCache();
  renders.length = 0;
  const first = renderPage(renderMarkup, 100);
  expect(renderPage(renderMarkup, 100)).toBe(first);
  expect(renders).toHaveLength(1);
  expect(renderPage(renderMarkup, 90)).toBe('<li class="cell"><p>&lt;Mug&gt;: 90</p></li>');
  expect(renders).toHaveLength(2);
});

test('the HTML is the same without a cache', () => {
  expect(renderPage(createMarkupCache(), 100)).toBe(renderPage(undefined, 100));
});
