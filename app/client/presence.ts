import { isRestingPointer } from './is-resting-pointer';

/** Any of them shows that a visitor uses the page. Screen readers move the focus, or click without a pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'] as const;

/**
 * The visitor may have done something before this script was there: scrolled, followed a link to a part of the page, focused a
 * field.
 */
let isPresent = scrollY > 0 || document.activeElement !== document.body;

/** Calls `run` once, at the first sign of a visitor. A page that is only opened fetches nothing for it. */
export function onPresence(run: () => void): void {
  const end = (event: Event) => {
    if (isRestingPointer(event as PointerEvent)) return;
    isPresent = true;
    for (const type of SIGNS) document.removeEventListener(type, end);
    run();
  };
  if (isPresent) run();
  else for (const type of SIGNS) document.addEventListener(type, end, { passive: true });
}
