import { type CallSpan, getCallEnd } from '~/domain/contact/call-slots';
import { isTimeZone } from '~/domain/time/wall-clock';
import { site } from '~site';

/** By time zone and options. Creating a format takes much longer than using it, and a page uses three for each time of a call. */
const cachedFormats = new Map<string, Intl.DateTimeFormat>();

/** Visitors choose the time zone, and its name may have capitals anywhere: without a limit the cache would grow. */
const MAX_CACHED_FORMATS = 200;

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const cached = cachedFormats.get(key);
  if (cached) return cached;
  if (cachedFormats.size >= MAX_CACHED_FORMATS) cachedFormats.clear();
  const created = new Intl.DateTimeFormat(site.language, { ...options, timeZone });
  cachedFormats.set(key, created);
  return created;
}

/** `formatRange` puts it before "am"; `format` does not. */
const NARROW_NO_BREAK_SPACE = '\u202f';

export const indianTimeZone = site.openingHours.timeZone;

/** The time zone in which a person filled in a form. Without a known one: that of the company. */
export const readSenderTimeZone = ({ timeZone }: Record<string, unknown>): string =>
  typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : indianTimeZone;

/** "Monday" and "23 Nov" of an ISO date. */
export function formatDayHeading(day: string): { weekday: string; date: string } {
  const date = new Date(day);
  return {
    weekday: format('UTC', { weekday: 'long' }).format(date),
    date: format('UTC', { day: 'numeric', month: 'short' }).format(date),
  };
}

/** "23 – 29 November 2026": two ISO dates. */
export const formatDayRange = (from: string, until: string): string =>
  format('UTC', { dateStyle: 'long' }).formatRange(new Date(from), new Date(until));

/** "10:30 am" in a time zone, with the weekday when it differs from the one in India. */
export function formatStartTime(startsAt: string, timeZone: string): string {
  const start = new Date(startsAt);
  const day = format(timeZone, { weekday: 'short' }).format(start);
  const indianDay = format(indianTimeZone, { weekday: 'short' }).format(start);
  const time = format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(start);
  return day === indianDay ? time : `${day} ${time}`;
}

/** "10:30 – 11:00 am": start and end of a call. Across midnight `formatRange` would add dates: "11:30 pm – 12:00 am". */
export function formatTimeSpan(call: CallSpan, timeZone: string): string {
  const start = call.startsAt;
  const end = getCallEnd(call);
  const time = format(timeZone, { hour: 'numeric', minute: '2-digit' });
  const day = format(timeZone, { dateStyle: 'short' });
  const isOneDay = day.format(start) === day.format(end);
  const span = isOneDay ? time.formatRange(start, end) : `${time.format(start)} – ${time.format(end)}`;
  return span.replaceAll(NARROW_NO_BREAK_SPACE, ' ');
}

/** "Monday, 23 November" in a time zone. */
export const formatLongDay = (startsAt: string, timeZone: string): string =>
  format(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(startsAt));

/** "Monday, 23 November 2026, 10:30 – 11:00 am". */
export function formatCall(call: CallSpan, timeZone: string): string {
  const day = format(timeZone, { dateStyle: 'full' }).format(call.startsAt);
  return `${day}, ${formatTimeSpan(call, timeZone)}`;
}

const LENGTHS: Readonly<Record<number, string>> = {
  15: 'a quarter of an hour',
  30: 'half an hour',
  60: 'an hour',
};

/** "half an hour", "45 minutes". */
export const formatCallLength = (minutes: number): string => LENGTHS[minutes] ?? `${minutes} minutes`;

/** All other time zones by name: "Africa, Abidjan". */
export function listOtherTimeZones(offered: readonly string[]): { value: string; label: string }[] {
  // A time zone has one of several names, such as Asia/Calcutta and Asia/Kolkata.
  const known = new Set(
    offered.flatMap((timeZone) => [timeZone, format(timeZone, {}).resolvedOptions().timeZone]),
  );
  return Intl.supportedValuesOf('timeZone')
    .filter((timeZone) => !known.has(timeZone))
    .map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ', ') }));
}

/** "India", "New York": the city in the name of a time zone. */
export const formatTimeZone = (timeZone: string): string =>
  timeZone === indianTimeZone ? 'India' : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
