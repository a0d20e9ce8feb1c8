import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

/**
 * Fills in the browser's time zone, before anybody can submit the form: a password manager does so as soon as the page is
 * there.
 */
export function fillTimeZoneFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`[${SESSION_ATTRIBUTES.timeZone}]`))
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
