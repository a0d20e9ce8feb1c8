import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkupContext, type RenderMarkup, ReusedMarkup } from '~/ui/reused-markup';
import { insertLaterMarkup } from './later-markup.server';
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

const renderPage = (renderMarkup: RenderMarkup | undefined, price: number, isLater = false) =>
  renderToStaticMarkup(
    <MarkupContext value={renderMarkup}>
      <ReusedMarkup
        className="cell"
        component={Card}
        props={{ product: { name: '<Mug>', price } }}
        isLater={isLater}
      />
    </MarkupContext>,
  );

test('a component is rendered once for equal props, and again when one changes', () => {
  const renderMarkup = createMarkupCache()([]);
  renders.length = 0;
  const first = renderPage(renderMarkup, 100);
  expect(renderPage(renderMarkup, 100)).toBe(first);
  expect(renders).toHaveLength(1);
  expect(renderPage(renderMarkup, 90)).toBe('<li class="cell"><p>&lt;Mug&gt;: 90</p></li>');
  expect(renders).toHaveLength(2);
});

test('the HTML is the same without a cache', () => {
  expect(renderPage(createMarkupCache()([]), 100)).toBe(renderPage(undefined, 100));
});

const PRODUCTS = ['Mug', 'Lamp'];

function Products() {
  return PRODUCTS.map((name) => (
    <ReusedMarkup key={name} component={Badge} props={{ name }} isLater={name !== 'Mug'} />
  ));
}

const Badge = ({ name }: { name: string }) => (
  <p className="badge" data-product={JSON.stringify({ name })}>
    {name}: $1 $&amp;
  </p>
);

test('later components are inserted into the processed page, with short class names and JSON attributes', () => {
  const css = { href: '/app.css', parts: [], classNames: new Map([['badge', 'b']]) };
  const createRenderMarkup = createMarkupCache();
  for (const _ of ['first', 'stored']) {
    const later: string[] = [];
    const page = renderToStaticMarkup(
      <MarkupContext value={createRenderMarkup(later)}>
        <Products />
      </MarkupContext>,
    );
    expect(page).toContain('Mug');
    expect(page).not.toContain('Lamp');
    const lamp = insertLaterMarkup(page, later, css).split('</li>')[1];
    expect(lamp).toBe(`<li><p class="b" data-product='{"name":"Lamp"}'>Lamp: $1 $&amp;</p>`);
  }
});

test('a page that React hydrates contains everything', () => {
  const page = renderToStaticMarkup(<Products />);
  expect(page).toContain('Lamp');
});
