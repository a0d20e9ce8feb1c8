import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { returnRequestSchema } from '~/domain/orders/buyer-form-schemas';
import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { ReturnRequestForm } from './return-request-form';

const lines = [
  { productId: 'tile-tee', name: 'Tile tee', quantity: 1 },
  { productId: 'mosaic-mug', name: 'Mosaic mug', quantity: 2 },
];

/** The page as the server sends it. Nothing of the tee can be sent back. */
function render(lastResult?: SubmissionResult<string[]>): HTMLElement {
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

/** What the service finds wrong after the fields were valid. */
interface Issues {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
}

/** The page after the form was sent with these fields. */
function renderSent(fields: Record<string, string>, issues: Issues = {}): HTMLElement {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return render(parseWithZod(form, { schema: returnRequestSchema }).reply(issues));
}

const readFocused = (page: HTMLElement) =>
  [...page.querySelectorAll('[autofocus]')].map(
    (element) => element.getAttribute('name') ?? element.textContent,
  );

test.each<[string, Record<string, string>, Issues, string[]]>([
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
  const page = renderSent(fields, issues);
  expect(readFocused(page)).toEqual(focused);
  expect(page.querySelector('details')?.open).toBe(true);
});

test('the number of units names what is wrong with it', () => {
  const field = renderSent({}).querySelector('[name="lines[1]"]');
  const issue = renderSent({}).querySelector(`#${field?.getAttribute('aria-describedby')}`);
  expect(issue?.textContent).toBe('Please choose what you send back.');
});

test('the photo of a return is made smaller in the browser before it is sent', () => {
  const photo = render().querySelector('input[name=photo]');
  expect(photo?.hasAttribute(RESIZE_PICTURE_ATTRIBUTE)).toBe(true);
});

test('R-FORM-1: a form that was not accepted says that the photo must be chosen again', () => {
  expect(render().textContent).not.toContain('choose it again');
  expect(renderSent({ reason: 'A crack.' }).textContent).toContain('choose it again');
});
