import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { site } from '~site';
import { FormattedText } from './formatted-text';

test('the printed URL of an internal link names the site', () => {
  const container = render(
    <FormattedText text={['See ', { text: 'your orders', href: '/account/order-history' }]} />,
  );
  const link = container.querySelector('a');
  expect(link?.dataset.url).toBe(`${site.domain}/account/order-history`);
  expect(link?.className).toContain('attr(data-url)');
});
