import { isRestingPointer } from './is-resting-pointer';

/** Any of them shows that a visitor uses the page. Screen readers move the focus, or click without a pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'] as const;

/** What runs at the first sign. `undefined` after it. */
let waiting: (() => void)[] | undefined = [];

function end(): void {
  for (const type of SIGNS) document.removeEventListener(type, observe);
  for (const run of waiting ?? []) run();
  waiting = undefined;
}

function observe(event: Event): void {
  if (!isRestingPointer(event as PointerEvent)) end();
}

for (const type of SIGNS) document.addEventListener(type, observe, { passive: true });
// The visitor may have done something before this script was there: scrolled, followed a link to a part of the page, focused a
// field. The position is read together with the next frame, which computes it anyway.
requestAnimationFrame(() => {
  if (scrollY > 0 || document.activeElement !== document.body) end();
});

/** Calls `run` once, at the first sign of a visitor. A page that is only opened fetches nothing for it. */
export function onPresence(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
