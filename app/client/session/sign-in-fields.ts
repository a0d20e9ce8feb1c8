import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { getSessionStore } from '~/state/stores';

const FORGOT_PASSWORD = 'a[href^="/auth/forgot-password"]';

const findEmailField = (attribute: string) =>
  document.querySelector<HTMLInputElement>(`form[${attribute}] input[type=email]`);

/**
 * The email typed into the sign-in form is in the form for a forgotten password, too. It is the fragment of the link, which
 * browsers do not send to the server.
 */
export function carryTypedEmail(): void {
  const typed = findEmailField(SESSION_ATTRIBUTES.passwordSignIn);
  const link = document.querySelector<HTMLAnchorElement>(FORGOT_PASSWORD);
  if (typed && link) {
    const carry = () => {
      link.hash = typed.value && `email=${encodeURIComponent(typed.value)}`;
    };
    for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, carry);
  }
  const field = findEmailField(SESSION_ATTRIBUTES.typedEmail);
  const email = new URLSearchParams(location.hash.slice(1)).get('email');
  if (!field || !email) return;
  field.value ||= email;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** On cached pages, which are the same for all visitors: the email of the signed-in user, from the display cookie. */
export function fillOwnEmail(): void {
  const field = findEmailField(SESSION_ATTRIBUTES.ownEmail);
  if (field) field.value ||= getSessionStore().get().user?.email ?? '';
}

/**
 * Fills in the browser's time zone when a form is submitted, before other scripts read the field. The first use of `Intl` takes a phone
 * longer than the rest of the page's script.
 */
export function fillTimeZoneFields(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      const field =
        target instanceof HTMLFormElement &&
        target.querySelector<HTMLInputElement>(`[${SESSION_ATTRIBUTES.timeZone}]`);
      if (field) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    true,
  );
}
