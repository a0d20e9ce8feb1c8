import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';

/** Only who is signed in loads what says so (app/session); looked at again when one comes back from signing in elsewhere. */
export function loadSessionScript(): void {
  const load = () => {
    const src = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
    if (src && document.cookie.includes(DISPLAY_COOKIE)) void import(/* @vite-ignore */ src);
  };
  addEventListener('focus', load);
  load();
}
