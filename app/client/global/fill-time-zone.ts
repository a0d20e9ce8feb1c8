/** Fills the browser's time zone into hidden fields. A field with a value keeps it: the visitor chose another time zone. */
export function fillTimeZoneFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=timeZone]:not([value])'))
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
