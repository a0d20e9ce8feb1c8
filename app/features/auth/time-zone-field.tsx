/** Filled in by the script of every page, by its name; without it the session has no place. */
export function TimeZoneField() {
  return <input type="hidden" name="timeZone" />;
}
