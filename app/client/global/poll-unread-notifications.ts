import {
  formatUnreadBadge,
  formatUnreadLabel,
  type UnreadNotifications,
} from '~/domain/notifications/unread-notifications';

const EVERY_MS = 30_000;
const SELDOM_MS = 5 * 60_000;

const all = (part: string) => document.querySelectorAll<HTMLElement>(`[data-unread-${part}]`);

let known = Number(all('notifications')[0]?.dataset.unread);
let pauseMs = EVERY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(unread: number): void {
  for (const badge of all('notifications')) {
    badge.hidden = unread === 0;
    if (badge.firstElementChild) badge.firstElementChild.textContent = formatUnreadBadge(unread);
  }
  if (unread > known) {
    for (const status of all('status')) status.textContent = formatUnreadLabel(unread);
    for (const more of all('more')) more.hidden = false;
  }
  known = unread;
}

/** Asks how many there are. Less and less often while there is no answer, and not any more once signed out. */
async function ask(): Promise<void> {
  clearTimeout(timer);
  if (document.hidden) return;
  const answer = await fetch(all('notifications')[0]?.dataset.unreadNotifications ?? '').catch(
    () => undefined,
  );
  if (answer?.status === 401) return;
  if (answer?.ok) show(((await answer.json()) as UnreadNotifications).unread);
  pauseMs = answer?.ok ? EVERY_MS : Math.min(pauseMs * 2, SELDOM_MS);
  timer = setTimeout(ask, pauseMs);
}

// Nobody looks at a hidden tab; whoever comes back sees the number at once.
document.addEventListener('visibilitychange', ask);
// A page that comes back as it was left may be hours old.
addEventListener('pageshow', (event) => {
  if (event.persisted) void ask();
});
timer = setTimeout(ask, EVERY_MS);

// A notice whose link is followed is read; said on the way, and nobody waits for the answer.
document.addEventListener('click', ({ target }) => {
  const id = target instanceof Element && target.closest<HTMLElement>('a[data-notice]')?.dataset.notice;
  if (!id) return;
  const body = new URLSearchParams({ intent: 'read', id });
  void fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
    () => undefined,
  );
});
