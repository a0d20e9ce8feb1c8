import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MENUS_PATH } from '~/domain/site/presence-attributes';
import { bindMenuButtons } from './menu-buttons';
import { prefetchMenus } from './prefetch-menus';

const file = `<div id="menu-a" popover="auto"><a href="/about">About</a><a href="${location.pathname}">Here</a></div>`;
const fetchMenus = vi.fn(async () => new Response(file));
const assign = vi.fn();

const findButton = () => document.querySelector('button') as HTMLButtonElement;

/** The order of the tests matters: the menus are fetched only once. */
beforeAll(() => {
  vi.stubGlobal('fetch', fetchMenus);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  if (!('popover' in HTMLElement.prototype)) Object.assign(HTMLElement.prototype, { popover: null });
  document.body.innerHTML =
    '<a href="/a" class="item" aria-label="All" data-menu="menu-a">A</a><a href="/b" data-menu="menu-b">B</a>';
  bindMenuButtons();
  prefetchMenus();
});
beforeEach(() => {
  fetchMenus.mockClear();
  assign.mockClear();
});

it('a link becomes the button of its menu', () => {
  expect(findButton().outerHTML).toBe(
    '<button type="button" class="item" aria-label="All" popovertarget="menu-a" data-menu="/a">A</button>',
  );
  expect(document.querySelector('a')).toBeNull();
});

it('without the file a press follows the link', async () => {
  fetchMenus.mockImplementationOnce(async () => new Response('', { status: 503 }));
  findButton().click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/a'));
});

it('a visitor who follows another link meanwhile, which ends the request in Firefox, gets there', async () => {
  let fail = (_: Error) => {};
  fetchMenus.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  findButton().click();
  await vi.waitFor(() => expect(fetchMenus).toHaveBeenCalled());
  window.dispatchEvent(new Event('beforeunload'));
  fail(new TypeError('NetworkError when attempting to fetch resource.'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign).not.toHaveBeenCalled();
});

it('the menus are fetched once, when the pointer or the focus reaches a button', async () => {
  for (const type of ['pointerover', 'focusin'])
    findButton().dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(findButton().nextElementSibling?.id).toBe('menu-a'));
  expect(fetchMenus.mock.calls).toEqual([[MENUS_PATH]]);
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Here');
});

it('the button of a menu that the file does not have follows the link', async () => {
  document.querySelectorAll('button')[1]?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/b'));
});
