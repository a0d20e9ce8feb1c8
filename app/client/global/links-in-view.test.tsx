import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LINK_IN_VIEW_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { MAX_LINKS_IN_VIEW, prefetchLinksInView } from './links-in-view';

let show: (links: Iterable<Element>, isIntersecting: boolean) => void;
let observed: Element[];

/** Replaces the browser's observer: `show` reports what is in view. */
class FakeObserver {
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    show = (links, isIntersecting) => callback([...links].map((target) => ({ target, isIntersecting })));
  }
  observe(element: Element) {
    observed.push(element);
  }
  unobserve(element: Element) {
    observed = observed.filter((other) => other !== element);
  }
}

const marked = () =>
  [...document.querySelectorAll(`[${LINK_IN_VIEW_ATTRIBUTE}]`)].map((link) => link.getAttribute('href'));

beforeEach(() => {
  observed = [];
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('HTMLScriptElement', { supports: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('marks a link that stays in view, once for each page', () => {
  document.body.innerHTML =
    '<a href="/pricing">Pricing</a><a href="/pricing#plans">Plans</a><a href="/team">Team</a>';
  prefetchLinksInView();
  show(observed, true);
  vi.advanceTimersByTime(400);
  show(observed.slice(2), false);
  vi.advanceTimersByTime(1_000);
  expect(marked()).toEqual(['/pricing']);
});

it('leaves out links to other sites, to lists with a query and to personal pages', () => {
  document.body.innerHTML =
    '<a href="https://example.com/a">Other</a><a href="/shop/grid?page=2">Next</a><a href="/account/profile">You</a>';
  prefetchLinksInView();
  expect(observed).toEqual([]);
});

it('marks a limited number of links', () => {
  document.body.innerHTML = Array.from({ length: 30 }, (_, at) => `<a href="/page-${at}">${at}</a>`).join('');
  prefetchLinksInView();
  show([...observed], true);
  vi.advanceTimersByTime(1_000);
  expect(marked()).toHaveLength(MAX_LINKS_IN_VIEW);
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'marks nothing with %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    document.body.innerHTML = '<a href="/pricing">Pricing</a>';
    prefetchLinksInView();
    expect(observed).toEqual([]);
  },
);

it('marks the links of a menu that is added and opened later', () => {
  prefetchLinksInView();
  document.body.innerHTML = '<div popover="auto"><a href="/team">Team</a></div>';
  document.querySelector('div')?.dispatchEvent(new Event('toggle'));
  expect(observed).toContain(document.querySelector('a'));
  show(observed, true);
  vi.advanceTimersByTime(1_000);
  expect(marked()).toEqual(['/team']);
});
