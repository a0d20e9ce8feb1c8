import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToastStore } from '~/state/stores';
import { bindCopyShareAndPrint } from './copy-share-print';

bindCopyShareAndPrint();

const writeText = vi.fn<(text: string) => Promise<void>>();

function press(attribute: string, value = ''): void {
  const button = document.createElement('button');
  button.setAttribute(attribute, '');
  button.value = value;
  document.body.replaceChildren(button);
  button.click();
}

const listToasts = () =>
  getToastStore()
    .get()
    .map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  for (const { id } of getToastStore().get()) getToastStore().dismiss(id);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => vi.unstubAllGlobals());

test('a button copies its value and shows a toast', async () => {
  press('data-copy', 'TES-2026-0042');
  await vi.waitFor(() => expect(listToasts()).toEqual(['success: Copied']));
  expect(writeText).toHaveBeenCalledWith('TES-2026-0042');
});

test('a refused clipboard access shows an error toast', async () => {
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  press('data-copy', 'TES-2026-0042');
  await vi.waitFor(() => expect(listToasts()[0]).toMatch(/^error: This browser does not allow copying/));
});

test('sharing opens the share sheet of the system; closing it is no error', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
  document.title = 'Mosaic mug · Tessera';
  press('data-share', 'https://example.com/mug');
  expect(share).toHaveBeenCalledWith({ title: 'Mosaic mug · Tessera', url: 'https://example.com/mug' });
  await Promise.resolve();
  expect(listToasts()).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

test('without a share sheet, sharing copies the URL of the page', async () => {
  press('data-share');
  await vi.waitFor(() => expect(listToasts()).toEqual(['success: Copied']));
  expect(writeText).toHaveBeenCalledWith(location.href);
});
