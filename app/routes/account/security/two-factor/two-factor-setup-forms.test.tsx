import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { TwoFactorCodeSetup } from './two-factor-setup-forms';

const uri = 'otpauth://totp/Tessera:meera?secret=ABCDEFGHIJKL&issuer=Tessera';

test('the secret can be copied, and opened in an app of the same phone', () => {
  const container = render(
    <TwoFactorCodeSetup qr={{ size: 1, path: '' }} uri={uri} secret="ABCDEFGHIJKL" error={undefined} />,
  );
  expect(container.querySelector('a')?.getAttribute('href')).toBe(uri);
  expect(container.querySelector<HTMLButtonElement>('button[data-copy]')?.value).toBe('ABCDEFGHIJKL');
  expect(container.querySelector('code')?.textContent).toBe('ABCD EFGH IJKL');
});
