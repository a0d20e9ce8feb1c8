import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
// React requires this flag when `act` is used.
import '~/state/fixtures/render';
import { PageCheck } from './page-check';
import { PAGE_FILE_ID } from './use-page-check';

test('a file that was chosen before the script loaded is checked', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PageCheck />);
  const field = container.querySelector<HTMLInputElement>(`#${PAGE_FILE_ID}`);
  if (!field) throw new Error('There is no file field.');
  Object.defineProperty(field, 'files', { value: [new File(['no tag in it'], 'page.html')] });
  const root = await act(async () => hydrateRoot(container, <PageCheck />));
  expect(container.querySelector('textarea')?.value).toBe('no tag in it');
  expect(container.textContent).toContain('There is not one tag in it.');
  act(() => root.unmount());
});
