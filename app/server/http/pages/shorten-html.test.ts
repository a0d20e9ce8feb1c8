import { expect, it } from 'vitest';
import { removeTextSeparators, shortenJsonAttributes } from './shorten-html.server';

it('JSON in an attribute has no escaped quotation marks', () => {
  const html =
    '<b data-a="{&quot;name&quot;:&quot;A &amp; B&#x27;s&quot;}" title="x"><i data-b="[&quot;1&quot;]">';
  expect(shortenJsonAttributes(html)).toBe(
    `<b data-a='{"name":"A &amp; B&#x27;s"}' title="x"><i data-b='["1"]'>`,
  );
});

it('other attributes, texts and scripts do not change', () => {
  const html =
    '<p title="&quot;Tile&quot;" data-x="{}">a=&quot;{&quot;b&quot;}</p><script>x="{a}"</script><a data-y="[it\'s &quot;]">';
  expect(shortenJsonAttributes(html)).toBe(html);
});

it('the comments of React are removed, but not those in islands, with the blocks inside them', () => {
  const island = '<div data-island="a" data-props="{}"><div>3<!-- --> of 4</div><p>5<!-- -->%</p></div>';
  expect(
    removeTextSeparators(
      `<div>1<!-- --> of 2</div>${island}<div>6<!-- -->%</div>${island}<!--$--><p>7<!-- -->%</p><!--/$-->`,
    ),
  ).toBe(`<div>1 of 2</div>${island}<div>6%</div>${island}<p>7%</p>`);
});

it('other comments stay', () => {
  expect(removeTextSeparators('<!-- 1 --><p>2</p>')).toBe('<!-- 1 --><p>2</p>');
});
