import { isRestingPointer } from './is-resting-pointer';

/** Any of them shows that a visitor uses the page. Screen readers move the focus, or click without a pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'] as const;

let isPresent = false;

/** Calls `run` once, at the first sign of a visitor. A page that is only opened fetches nothing for it. */
export function onPresence(run: () => void): void {
  if (isPresent) {
    run();
    return;
  }
  let isWaiting = true;
  const end = () => {
    if (!isWaiting) return;
    isWaiting = false;
    isPresent = true;
    for (const type of SIGNS) document.removeEventListener(type, observe);
    run();
  };
  const observe = (event: Event) => {
    if (!isRestingPointer(event as PointerEvent)) end();
  };
  for (const type of SIGNS) document.addEventListener(type, observe, { passive: true });
  // The visitor may have done something before this script was there: scrolled, followed a link to a part of the page, focused a
  // field. The position is read together with the next frame, which computes it anyway.
  requestAnimationFrame(() => {
    if (scrollY > 0 || document.activeElement !== document.body) end();
  });
}
