import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

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
