import type { SiteConfig } from '~site';

export interface OpeningDay {
  name: string;
  /** "09:30 to 18:30", or "closed". */
  hoursText: string;
  /** From `CHART_FIRST_HOUR` on; `at` is in minutes after midnight. */
  halfHours: readonly { at: number; open: boolean }[];
}

export const CHART_FIRST_HOUR = 8;
export const CHART_LAST_HOUR = 20;

/** 2 January 2017 was a Monday. */
const dayName = (isoDay: number, language: string) =>
  new Date(Date.UTC(2017, 0, 1 + isoDay)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' });

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Monday to Sunday, with the opening hours in steps of 30 minutes. */
export function listOpeningDays({ openingHours, language }: SiteConfig): OpeningDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((isoDay) => {
    const spans = openingHours.week.filter(({ days }) => days.includes(isoDay));
    return {
      name: dayName(isoDay, language),
      hoursText: spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ') || 'closed',
      halfHours: Array.from({ length: (CHART_LAST_HOUR - CHART_FIRST_HOUR) * 2 }, (_, step) => {
        const at = CHART_FIRST_HOUR * 60 + step * 30;
        return { at, open: spans.some(({ opens, closes }) => at >= minutes(opens) && at < minutes(closes)) };
      }),
    };
  });
}
