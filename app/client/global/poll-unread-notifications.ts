import {
  formatUnreadBadge,
  formatUnreadLabel,
  type UnreadNotifications,
} from '~/domain/notifications/unread-notifications';

const INTERVAL_MS = 30_000;
const MAX_INTERVAL_MS = 5 * 60_000;

const findAll = (part: string) => document.querySelectorAll<HTMLElement>(`[data-unread-${part}]`);

let shownUnread = Number(findAll('notifications')[0]?.dataset.unread);
let intervalMs = INTERVAL_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(unread: number): void {
  for (const badge of findAll('notifications')) {
    badge.hidden = unread === 0;
    if (badge.firstElementChild) badge.firstElementChild.textContent = formatUnreadBadge(unread);
  }
  if (unread > shownUnread) {
    for (const status of findAll('status')) status.textContent = formatUnreadLabel(unread);
    for (const more of findAll('more')) more.hidden = false;
  }
  shownUnread = unread;
}

/** Fetches the number of unread notifications. The interval doubles after every error. A sign-out ends the polling. */
async function poll(): Promise<void> {
  clearTimeout(timer);
  if (document.hidden) return;
  const url = findAll('notifications')[0]?.dataset.unreadNotifications ?? '';
  const response = await fetch(url).catch(() => undefined);
  if (response?.status === 401) return;
  if (response?.ok) show(((await response.json()) as UnreadNotifications).unread);
  intervalMs = response?.ok ? INTERVAL_MS : Math.min(intervalMs * 2, MAX_INTERVAL_MS);
  timer = setTimeout(poll, intervalMs);
}

// A hidden tab does not poll. A tab that becomes visible polls at once.
document.addEventListener('visibilitychange', poll);
// A page from the back/forward cache may be hours old.
addEventListener('pageshow', (event) => {
  if (event.persisted) void poll();
});
timer = setTimeout(poll, INTERVAL_MS);

// Marks a notification as read when its link is opened. The navigation does not wait for the response.
document.addEventListener('click', ({ target }) => {
  const id =
    target instanceof Element && target.closest<HTMLElement>('a[data-notification]')?.dataset.notification;
  if (!id) return;
  const body = new URLSearchParams({ intent: 'read', id });
  void fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
    () => undefined,
  );
});
