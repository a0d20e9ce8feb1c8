import { beforeEach, expect, test, vi } from 'vitest';
import { focusResult, focusResultOnceOpened } from './focus-result';

const RESULT = '<p role="status" id="result">The payment is recorded.</p>';

const open = (html: string) => {
  document.body.innerHTML = `<nav><p role="status">3 orders wait.</p></nav><main>${html}</main>`;
  focusResult();
  return document.activeElement;
};

beforeEach(() => {
  location.hash = '';
});

test('a page begins at what a form did, for the keyboard and for screen readers', () => {
  expect(open(`<p role="status"></p>${RESULT}<input>`)?.id).toBe('result');
  expect(open('<p role="alert" id="conflict">The order was changed in the meantime.</p>')?.id).toBe(
    'conflict',
  );
});

test('a page without a result begins as usual', () => {
  expect(open('<p>Orders</p>')).toBe(document.body);
});

test('a page with an invalid field begins at the field', () => {
  const alert = '<p role="alert">Please check the fields.</p>';
  expect(open(`${alert}<input><input id="price" aria-invalid="true"><input aria-invalid="true">`)?.id).toBe(
    'price',
  );
  expect(open(`${RESULT}<input aria-invalid="true"><input autofocus>`)).toBe(document.body);
});

test('a page that opens at a part of it begins at the result when the browser has scrolled', async () => {
  document.body.innerHTML = `<main>${RESULT}</main>`;
  location.hash = '#plan';
  focusResultOnceOpened();
  expect(document.activeElement).toBe(document.body);
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('result'));
});
