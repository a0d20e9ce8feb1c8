import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

/** The session script fills it in. Without JavaScript it stays empty and the session has no time zone. */
export function TimeZoneField() {
  return <input type="hidden" name="timeZone" {...{ [SESSION_ATTRIBUTES.timeZone]: '' }} />;
}
