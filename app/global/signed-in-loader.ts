import { SESSION_COOKIE } from '~/domain/session';

/** Only who is signed in loads what says so (app/session); looked at again when one comes back from signing in elsewhere. */
export function loadSignedIn(): void {
  const load = () => {
    const src = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
    if (src && document.cookie.includes(SESSION_COOKIE)) void import(/* @vite-ignore */ src);
  };
  addEventListener('focus', load);
  load();
}
