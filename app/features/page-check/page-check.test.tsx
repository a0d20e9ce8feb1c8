import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
// React requires this flag when `act` is used.
import '~/state/fixtures/render';
import { PageCheck } from './page-check';
import { PAGE_FILE_ID } from './use-page-check';

/** The page check with a file that was chosen before the script loaded. */
async function openWith(file: File) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PageCheck />);
  const field = container.querySelector<HTMLInputElement>(`#${PAGE_FILE_ID}`);
  if (!field) throw new Error('There is no file field.');
  Object.defineProperty(field, 'files', { value: [file] });
  const root = await act(async () => hydrateRoot(container, <PageCheck />));
  return { container, close: () => act(() => root.unmount()) };
}

test('a file that was chosen before the script loaded is checked', async () => {
  const { container, close } = await openWith(new File(['no tag in it'], 'page.html'));
  expect(container.querySelector('textarea')?.value).toBe('no tag in it');
  expect(container.textContent).toContain('There is not one tag in it.');
  close();
});

test('a file that is too large is not read', async () => {
  const file = new File([], 'page.html');
  const text = vi.fn();
  Object.defineProperties(file, { size: { value: 5_000_000_000 }, text: { value: text } });
  const { container, close } = await openWith(file);
  expect(container.textContent).toContain('No visitor waits for so much.');
  expect(text).not.toHaveBeenCalled();
  close();
});

test('a file that cannot be read says so', async () => {
  const file = new File(['<p>'], 'page.html');
  Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('gone')) });
  const { container, close } = await openWith(file);
  expect(container.textContent).toContain('The file could not be read.');
  close();
});
