import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';

/** Loads the session script (`app/client/session`) when the user is signed in, also after a sign-in in another tab. */
export function loadSessionScript(): void {
  const load = () => {
    const src = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
    if (src && document.cookie.includes(DISPLAY_COOKIE)) void import(/* @vite-ignore */ src);
  };
  addEventListener('focus', load);
  load();
}
