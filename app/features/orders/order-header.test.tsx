import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { OrderHeader } from './order-header';

test('the name of the heading is the order number, without the button that copies it', () => {
  const container = render(<OrderHeader number="TS-2627-000030" intro="Thank you." steps={[]} hasNextStep />);
  const heading = container.querySelector('h1');
  expect(heading?.textContent).toBe('Order TS-2627-000030');
  expect(heading?.querySelector('button')).toBeNull();
  expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('Copy: order number');
});
