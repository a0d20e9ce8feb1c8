import { expect, it } from 'vitest';
import { shortenJsonAttributes } from './json-attributes.server';

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
