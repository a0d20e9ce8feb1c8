import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assistantContent } from '~/content/help/assistant-content';

const request = vi.fn<typeof fetch>();
const noPassages = async () => Response.json({ passages: [] });
let panel: HTMLElement;

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const [{ renderPanel }, { bindConversation }] = await Promise.all([
    import('./panel'),
    import('./conversation'),
  ]);
  panel = renderPanel();
  document.body.replaceChildren(panel);
  bindConversation(panel);
});
afterEach(() => {
  request.mockReset();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const readStatus = () => panel.querySelector('[data-part="status"]')?.textContent ?? '';

function ask(question: string): void {
  const field = panel.querySelector('input');
  if (field) field.value = question;
  panel.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
}

async function askAndWait(question: string): Promise<string> {
  ask(question);
  await vi.waitFor(() => expect(readStatus()).not.toBe(assistantContent.searching));
  return readStatus();
}

test('the question before is answered again after an error of another one', async () => {
  request.mockImplementation(noPassages);
  expect(await askAndWait('Do you ship?')).toBe(assistantContent.noResults);
  request.mockRejectedValueOnce(new TypeError('offline'));
  expect(await askAndWait('Where are you?')).toBe(assistantContent.error);
  expect(await askAndWait('Do you ship?')).toBe(assistantContent.noResults);
});

test('the question before, asked again while another one is under way, ends that one', async () => {
  request.mockImplementation(noPassages);
  await askAndWait('Do you ship?');
  let signal: AbortSignal | null | undefined;
  request.mockImplementationOnce((_, options) => {
    signal = options?.signal;
    return new Promise(() => {});
  });
  ask('Where are you?');
  expect(await askAndWait('Do you ship?')).toBe(assistantContent.noResults);
  expect(signal?.aborted).toBe(true);
});
