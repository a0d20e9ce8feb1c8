import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { askBeforeLeaving } from './unsaved-changes';

const PAGE = `
  <form id="text" ${ADMIN_ATTRIBUTES.unsaved}><input name="title" value="A kiln"></form>
  <form id="publish"><input type="hidden" name="version" value="1"></form>`;

let listeners: AbortController;
const question = vi.fn(() => false);

const get = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`);
const submit = (id: string) =>
  get(id)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
/** Whether the browser would leave the page without asking. */
const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
const type = (value: string) => get('text')?.querySelector('input')?.setAttribute('value', value);

/** Each test has a page of its own: the listeners of the one before end. */
function openPage(html: string) {
  document.body.innerHTML = html;
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (name: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
        add(name, listener, { capture: options === true, signal: listeners.signal }),
    );
  }
  askBeforeLeaving();
}

beforeEach(() => {
  listeners = new AbortController();
  vi.stubGlobal('confirm', question);
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  question.mockReset().mockReturnValue(false);
});

test('a page without changes is left without a question', () => {
  openPage(PAGE);
  expect([submit('publish'), leave()]).toEqual([true, true]);
  expect(question).not.toHaveBeenCalled();
});

test('with changes, a link and another form ask first', () => {
  openPage(PAGE);
  type('A kiln for two');
  expect([leave(), submit('publish')]).toEqual([false, false]);
  question.mockReturnValue(true);
  expect([submit('publish'), leave()]).toEqual([true, true]);
});

test('a form that is shown with changes that are not saved asks at once', () => {
  openPage(PAGE.replace(ADMIN_ATTRIBUTES.unsaved, `${ADMIN_ATTRIBUTES.unsaved}="at-once"`));
  expect([leave(), submit('publish'), submit('text')]).toEqual([false, false, true]);
});

test('the form itself is sent without a question', () => {
  openPage(PAGE);
  type('A kiln for two');
  expect([submit('text'), leave()]).toEqual([true, true]);
  expect(question).not.toHaveBeenCalled();
});

test('a submission that was stopped, or that another script has prevented, saves nothing', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  openPage(PAGE);
  type('A kiln for two');
  expect([submit('text'), leave()]).toEqual([true, true]);
  navigation.dispatchEvent(new Event('navigateerror'));
  expect(leave()).toBe(false);
  get('text')?.addEventListener('submit', (event) => event.preventDefault());
  expect([submit('text'), leave()]).toEqual([false, false]);
});

test('a form that was refused is not saved', () => {
  openPage(PAGE.replace('name="title"', 'name="title" aria-invalid="true"'));
  expect(leave()).toBe(false);
});
