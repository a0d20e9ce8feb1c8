import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const { unsaved: UNSAVED } = ADMIN_ATTRIBUTES;
const QUESTION = 'What you changed on this page is not saved, and would be lost. Go on without it?';

/** What a form holds. A chosen file counts by its name. */
const readValues = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** A form that was shown again, because something in it is wrong or it has changed the page only, is not saved either. */
const isUnsaved = (form: HTMLFormElement): boolean =>
  form.getAttribute(UNSAVED) === 'at-once' ||
  form.querySelector('[aria-invalid="true"], [role="alert"]') !== null;

/** R-ADMIN-11: asks before a long form with changes is left by a link, or by another form of the page, such as the one that publishes. */
export function askBeforeLeaving(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[${UNSAVED}]`)];
  if (forms.length === 0) return;
  const saved = new Map(forms.map((form) => [form, isUnsaved(form) ? undefined : readValues(form)]));
  const hasChanges = () => forms.some((form) => readValues(form) !== saved.get(form));
  let mayLeave = false;
  addEventListener('beforeunload', (event) => {
    if (!mayLeave && hasChanges()) event.preventDefault();
  });
  const askAgain = () => {
    mayLeave = false;
  };
  addEventListener('pageshow', ({ persisted }) => persisted && askAgain());
  // The visitor has stopped the submission, or the connection was lost. Nothing is saved.
  window.navigation?.addEventListener('navigateerror', askAgain);
  // After all handlers: one of them has stopped the submission, such as while a picture is made smaller.
  addEventListener('submit', ({ defaultPrevented }) => defaultPrevented && askAgain());
  document.addEventListener(
    'submit',
    (event) => {
      // A preview in a tab. The form stays here.
      if (event.submitter?.hasAttribute('formtarget')) return;
      const isSaved = event.target instanceof HTMLFormElement && saved.has(event.target);
      mayLeave = isSaved || !hasChanges() || confirm(QUESTION);
      if (!mayLeave) event.preventDefault();
    },
    true,
  );
}
