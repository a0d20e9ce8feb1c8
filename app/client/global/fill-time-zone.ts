/**
 * Fills in where the clock of this browser is set: the only thing a session keeps about the place. A form that holds another
 * clock, because somebody chose it, keeps that.
 */
export function fillTimeZoneFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=timeZone]:not([value])'))
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
