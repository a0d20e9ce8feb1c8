import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToastStore } from '~/state/stores';
import { bindSubmitOnce } from './page-forms';

/** Has the events of the Navigation API. */
const navigation = new EventTarget();
vi.stubGlobal('navigation', navigation);
bindSubmitOnce();
vi.unstubAllGlobals();

let form: HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers();
  form = document.createElement('form');
  form.dataset.sendOnce = '';
  document.body.replaceChildren(form);
});
afterEach(() => vi.useRealTimers());

/** Whether the browser would send the form. */
function submit(): boolean {
  return form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a second submission is prevented while the first is pending, also when the page has just loaded', () => {
  expect([submit(), submit()]).toEqual([true, false]);
  showPage(false);
  expect(submit()).toBe(false);
});

test('after the back button the form can be submitted again', () => {
  submit();
  showPage(true);
  expect(submit()).toBe(true);
});

test('after Stop the form can be submitted again', () => {
  submit();
  navigation.dispatchEvent(new Event('navigateerror'));
  expect([submit(), submit()]).toEqual([true, false]);
});

test('in a browser without the Navigation API the form can be submitted again after ten seconds', () => {
  submit();
  vi.advanceTimersByTime(9_000);
  expect(submit()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect([submit(), submit()]).toEqual([true, false]);
});

test('the ten seconds of a submission that was stopped do not count for the next one', () => {
  submit();
  vi.advanceTimersByTime(5_000);
  navigation.dispatchEvent(new Event('navigateerror'));
  expect(submit()).toBe(true);
  vi.advanceTimersByTime(6_000);
  expect(submit()).toBe(false);
});

test.each([
  ['does not answer either', () => Promise.reject(new TypeError('network')), []],
  ['answers, as one on the same machine', () => Promise.resolve(new Response()), ['Save']],
] as const)('offline, a form stays on the page; the site %s', async (_, fetchSite, sentBy) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(fetchSite));
  const sent: (string | undefined)[] = [];
  form.requestSubmit = (button) => {
    if (submit()) sent.push(button?.textContent ?? undefined);
  };
  const button = form.appendChild(document.createElement('button'));
  button.textContent = 'Save';
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  expect(form.dispatchEvent(event)).toBe(false);
  // A second press, before the site has answered.
  expect(submit()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(sentBy);
  const toasts = getToastStore().get();
  expect(toasts.some(({ text }) => text.includes('nothing was sent'))).toBe(sentBy.length === 0);
  for (const { id } of toasts) getToastStore().dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
