import { SESSION_BEHAVIOUR } from '~/domain/behaviour-attributes';
import { answerOpener } from './organisation-client';
import { bindSignIn, finishRedirect, rebuildUser } from './sign-in';
import { bindSignOut } from './sign-out';

/** Each element says what it is for. */
const acts: Record<string, (element: HTMLElement) => void> = {
  'sign-in': (form) => form instanceof HTMLFormElement && bindSignIn(form),
  'sign-out': (form) => form instanceof HTMLFormElement && bindSignOut(form),
  callback: (page) => void finishRedirect(page),
  // In the window of its own: the answer goes to the page that opened it, which then closes it.
  popup: () => void answerOpener(),
  // Pages behind the guard: the server has just said that the session is alive.
  account: rebuildUser,
};

for (const element of document.querySelectorAll<HTMLElement>(`[${SESSION_BEHAVIOUR.identity}]`))
  acts[element.getAttribute(SESSION_BEHAVIOUR.identity) ?? '']?.(element);
