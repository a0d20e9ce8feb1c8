import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { bindTypedPreview } from './typed-preview';

const { preview, previewToggle, previewPanel, typedPreview } = ADMIN_ATTRIBUTES;

const submit = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  if (window.happyDOM) window.happyDOM.settings.enableIframePageLoading = true;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
  document.body.innerHTML = `<form><textarea name="source"></textarea><button ${preview} formaction="/preview"></button></form>
    <button ${previewToggle} hidden></button><div ${previewPanel} hidden></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  submit.mockClear();
});

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const listFrames = () => [...document.querySelectorAll('iframe')];

/** Ends the loading of the newest frame, as a browser does. A page of another origin cannot be read. */
function load(page: Document | 'other-origin'): void {
  const frame = listFrames().at(-1);
  if (!frame) throw new Error('There is no frame.');
  const isReadable = page !== 'other-origin';
  Object.defineProperty(frame, 'contentDocument', {
    configurable: true,
    get: () => (isReadable ? page : null),
  });
  Object.defineProperty(frame, 'contentWindow', {
    configurable: true,
    get: () => ({
      location: {
        get href() {
          if (!isReadable) throw new DOMException('Blocked a frame', 'SecurityError');
          return page.URL;
        },
      },
      scrollY: 0,
      scrollTo: () => undefined,
    }),
  });
  frame.dispatchEvent(new Event('load'));
}

function createPage(url: string): Document {
  const page = document.implementation.createHTMLDocument('');
  page.body.setAttribute(typedPreview, '');
  Object.defineProperty(page, 'URL', { value: url });
  return page;
}

function type(): void {
  find('form').dispatchEvent(new Event('input'));
  vi.runAllTimers();
}

it('R-ARTICLE-7: the preview goes on after a network error', () => {
  bindTypedPreview();
  find(`[${previewToggle}]`).click();
  load(createPage('https://site.test/preview'));
  const [shown] = listFrames();
  expect(shown?.hidden).toBe(false);

  type();
  load(createPage('about:blank'));
  load('other-origin');
  expect(listFrames()).toEqual([shown]);

  type();
  expect(submit).toHaveBeenCalledTimes(3);
  load(createPage('https://site.test/preview'));
  expect(listFrames()).toHaveLength(1);
  expect(listFrames()[0]).not.toBe(shown);
});
