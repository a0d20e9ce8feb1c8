import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { TwoFactorCodeForm } from './two-factor-code-form';

test('R-ROUTE-7: the URL of the form keeps the requested page, so that a wrong code does not lose it', () => {
  const container = render(
    <TwoFactorCodeForm lastResult={undefined} redirectTo="/account/projects?page=2" />,
  );
  const action = container.querySelector('form')?.getAttribute('action') ?? '';
  const url = new URL(action, 'http://localhost');
  expect(url.pathname).toBe('/auth/two-factor');
  expect(url.searchParams.get('redirectTo')).toBe('/account/projects?page=2');
});
