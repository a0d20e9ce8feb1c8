import { toastStore } from '~/state/stores';
import type { ShownToast } from '~/state/toasts/toast-store';
import { enableDragToDismiss } from './drag-to-dismiss';

const iconPaths: Record<ShownToast['kind'], string> = {
  success: 'M3 8.5 6.5 12 13 4.5',
  error: 'M4 4l8 8M12 4l-8 8',
  info: 'M8 7v5M8 4v1.5',
};

const html = (markup: string): HTMLElement => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
};

function draw({ id, kind, text, variant }: ShownToast): HTMLElement {
  const notifications = toastStore();
  const toast = html(
    `<div class="toast" data-kind="${kind}" data-variant="${variant}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="${iconPaths[kind]}"/></svg><p></p><button type="button" aria-label="Dismiss"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8"/></svg></button></div>`,
  );
  const words = toast.querySelector('p');
  if (words) words.textContent = text;
  if (variant === 'sign-in') {
    toast.dataset.theme = 'light';
    enableDragToDismiss(toast, () => notifications.dismiss(id));
  }
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, () => notifications.pause(id));
  const resumeUnless = (held: string) => () => {
    if (!toast.matches(held)) notifications.resume(id);
  };
  toast.addEventListener('pointerleave', resumeUnless(':focus-within'));
  toast.addEventListener('focusout', resumeUnless(':hover'));
  toast.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') notifications.dismiss(id);
  });
  toast.querySelector('button')?.addEventListener('click', () => notifications.dismiss(id));
  return toast;
}

/**
 * The one view of all notifications. The region is there before anything is said in it, as screen readers need; while
 * something is said it is a popover, opened anew each time, so that no dialog or drawer covers it.
 */
export function showToasts(): void {
  const notifications = toastStore();
  const region = html(
    '<section class="toasts" popover="manual" role="status" aria-label="Notifications"></section>',
  );
  document.body.append(region);
  const drawn = new Map<number, HTMLElement>();
  let cameFrom: EventTarget | null = null;
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  });

  const show = () => {
    const current = notifications.get();
    for (const [id, element] of drawn) {
      if (current.some((notification) => notification.id === id)) continue;
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      drawn.delete(id);
      if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus();
    }
    for (const notification of current) {
      if (drawn.has(notification.id)) continue;
      const element = draw(notification);
      drawn.set(notification.id, element);
      region.append(element);
    }
    region.togglePopover?.(false);
    region.togglePopover?.(current.length > 0);
  };
  notifications.subscribe(show);
  show();
}
