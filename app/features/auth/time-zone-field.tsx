/** The global script fills it in, by its name. Without JavaScript it stays empty and the session has no time zone. */
export function TimeZoneField() {
  return <input type="hidden" name="timeZone" />;
}
