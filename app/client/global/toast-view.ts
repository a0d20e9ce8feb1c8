import { getToastStore } from '~/state/stores';
import type { ShownToast } from '~/state/toasts/toast-store';
import { type Countdown, createCountdown } from './countdown';
import { enableDragToDismiss } from './drag-to-dismiss';
import { parseHtml } from './parse-html';

const iconPaths: Record<ShownToast['kind'], string> = {
  success: 'M3 8.5 6.5 12 13 4.5',
  error: 'M4 4l8 8M12 4l-8 8',
  info: 'M8 7v5M8 4v1.5',
};

function renderToast({ id, kind, text, variant }: ShownToast, countdown: Countdown): HTMLElement {
  const toasts = getToastStore();
  const toast = parseHtml(
    `<div class="toast" data-kind="${kind}" data-variant="${variant}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="${iconPaths[kind]}"/></svg><p></p><button type="button" aria-label="Dismiss"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8"/></svg></button></div>`,
  );
  toast.querySelector('p')?.append(text);
  if (variant === 'sign-in') {
    toast.dataset.theme = 'light';
    enableDragToDismiss(toast, () => toasts.dismiss(id));
  }
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, countdown.pause);
  const resumeUnless = (selector: string) => () => {
    if (!toast.matches(selector)) countdown.resume();
  };
  toast.addEventListener('pointerleave', resumeUnless(':focus-within'));
  toast.addEventListener('focusout', resumeUnless(':hover'));
  toast.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toasts.dismiss(id);
  });
  toast.querySelector('button')?.addEventListener('click', () => toasts.dismiss(id));
  return toast;
}

/**
 * Shows all toasts in a live region. A status is read as a whole, so that a new toast would repeat the one above it: hence
 * `aria-atomic`. The region exists before its first toast, because screen readers need it. It is a
 * popover that opens again for every toast, so that no dialog or drawer covers it.
 */
export function showToasts(): void {
  const toasts = getToastStore();
  const region = parseHtml(
    '<section class="toasts" popover="manual" role="status" aria-atomic="false" aria-label="Notifications"></section>',
  );
  document.body.append(region);
  const shown = new Map<number, { element: HTMLElement; countdown: Countdown }>();
  let previousFocus: EventTarget | null = null;
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) previousFocus = relatedTarget;
  });

  const show = () => {
    const current = toasts.get();
    for (const [id, { element, countdown }] of shown) {
      if (current.some((toast) => toast.id === id)) continue;
      const hadFocus = element.contains(document.activeElement);
      countdown.pause();
      element.remove();
      shown.delete(id);
      if (hadFocus && previousFocus instanceof HTMLElement) previousFocus.focus();
    }
    for (const toast of current) {
      if (shown.has(toast.id)) continue;
      const countdown = createCountdown(toast.durationMs, () => toasts.dismiss(toast.id));
      const element = renderToast(toast, countdown);
      shown.set(toast.id, { element, countdown });
      region.append(element);
      countdown.resume();
    }
    region.togglePopover?.(false);
    region.togglePopover?.(current.length > 0);
  };
  toasts.subscribe(show);
  show();
}
