import { parseWithZod } from '@conform-to/zod/v4';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { returnRequestSchema } from '~/domain/orders/buyer-form-schemas';
import { ReturnRequestForm } from './return-request-form';

const lines = [
  { productId: 'tile-tee', name: 'Tile tee', quantity: 1 },
  { productId: 'mosaic-mug', name: 'Mosaic mug', quantity: 2 },
];

/** The page after the form was sent with these fields. Nothing of the tee can be sent back. */
function render(fields: Record<string, string>, issues: Record<string, string[]> = {}): HTMLElement {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const lastResult = parseWithZod(form, { schema: returnRequestSchema }).reply(issues);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <ReturnRequestForm
      lines={lines}
      units={{ 1: 2 }}
      deadline={new Date('2026-12-10T10:00:00Z')}
      lastResult={lastResult}
    />,
  );
  return page;
}

const readFocused = (page: HTMLElement) =>
  [...page.querySelectorAll('[autofocus]')].map(
    (element) => element.getAttribute('name') ?? element.textContent,
  );

test.each([
  ['no units and no reason', {}, {}, ['lines[1]']],
  ['no reason', { 'lines[1]': '1' }, {}, ['reason']],
  [
    'a photo that was refused',
    { 'lines[1]': '1', reason: 'It is chipped.' },
    { fieldErrors: { photo: ['This is no picture.'] } },
    ['photo'],
  ],
  [
    'a deadline that has passed',
    { 'lines[1]': '1', reason: 'It is chipped.' },
    { formErrors: ['The days for a return are over.'] },
    ['The days for a return are over.'],
  ],
])('R-FORM-1: after a form with %s, the page begins at what is wrong', (_, fields, issues, focused) => {
  const page = render(fields, issues as Record<string, string[]>);
  expect(readFocused(page)).toEqual(focused);
  expect(page.querySelector('details')?.open).toBe(true);
});

test('the number of units names what is wrong with it', () => {
  const field = render({}).querySelector('[name="lines[1]"]');
  const issue = render({}).querySelector(`#${field?.getAttribute('aria-describedby')}`);
  expect(issue?.textContent).toBe('Please choose what you send back.');
});
