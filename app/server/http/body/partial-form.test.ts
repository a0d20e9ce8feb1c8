import { expect, it } from 'vitest';
import { readFormToResend } from './partial-form.server';
import { MAX_FIELDS } from './read-body.server';

it('R-ROUTE-10: a form to send again has as many fields as one that is read', async () => {
  const lines = Array.from({ length: MAX_FIELDS - 2 }, (_, line) => ['quantity', String(line)]);
  const body = new URLSearchParams([
    ...lines,
    ['password', 'kolam at first light'],
    ['notes', 'Ring twice.'],
  ]);
  const request = new Request('http://localhost/admin/orders/new', { method: 'POST', body });
  const { fields, isIncomplete } = await readFormToResend(request, 1024 * 1024);
  expect(fields).toEqual([...lines, ['notes', 'Ring twice.']]);
  expect(isIncomplete).toBe(true);
});

it.each([
  ['/auth/two-factor', []],
  ['/account/security/two-factor', []],
  ['/admin/discounts/new', [['code', 'MONSOON10']]],
  ['/admin/check-in', [['code', 'MONSOON10']]],
])('R-ROUTE-10: at %s, a code to sign in is left out, and any other one stays', async (path, expected) => {
  const body = new URLSearchParams({ code: 'MONSOON10' });
  const request = new Request(`http://localhost${path}`, { method: 'POST', body });
  const { fields, isIncomplete } = await readFormToResend(request, 1024 * 1024);
  expect(fields).toEqual(expected);
  expect(isIncomplete).toBe(expected.length === 0);
});
