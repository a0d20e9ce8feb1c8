import { addDays, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

const { timeZone } = site.openingHours;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.language, { ...options, timeZone });

const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayAndMonth = format({ day: 'numeric', month: 'short' });
const dayWithYear = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** "10:42". */
export const formatTime = (moment: Date): string => time.format(moment);

/** "today", "yesterday", "20 Nov", or with the year when it is not this one. */
export function formatDay(moment: Date, now: Date): string {
  const { day } = toWallClock(moment, timeZone);
  const { day: today } = toWallClock(now, timeZone);
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : dayWithYear).format(moment);
}

/** As short as a list allows: the time of today, else the day. */
export const formatMoment = (moment: Date, now: Date): string => {
  const day = formatDay(moment, now);
  return day === 'today' ? formatTime(moment) : day;
};

/** "today, 10:42", "20 Nov, 09:15". */
export const formatDayAndTime = (moment: Date, now: Date): string =>
  `${formatDay(moment, now)}, ${formatTime(moment)}`;
