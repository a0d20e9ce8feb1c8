import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { preparationSteps, scheduleTexts } from '~/content/services/hackathon-content';
import type { HackathonRequest } from '~/domain/services/hackathon-form';
import { buildHackathonSchedule } from '~/domain/services/hackathon-schedule';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';

function toDate(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The schedule and the weeks before it as a calendar. Times are Indian, written in UTC. */
export function createPlanCalendar({ days, format, from }: HackathonRequest & { from: string }): string {
  const isOnline = format === 'online';
  const entries = buildHackathonSchedule(days, format).map(({ id, day, start, end }): EventAttributes => {
    const texts = scheduleTexts[id];
    const { title, note } = (isOnline && texts.online) || texts;
    return {
      uid: `hackathon-${from}-${day}-${start}@${site.domain}`,
      title,
      description: note,
      start: toInstant(addDays(from, day), start, site.openingHours.timeZone).getTime(),
      startInputType: 'utc',
      startOutputType: 'utc',
      duration: { minutes: end - start },
      productId: site.domain,
    };
  });
  const steps = preparationSteps
    .filter(({ weeksBefore }) => weeksBefore > 0)
    .map(({ id, weeksBefore, title, text }): EventAttributes => {
      const day = addDays(from, -7 * weeksBefore);
      return {
        uid: `hackathon-${from}-${id}@${site.domain}`,
        title,
        description: text,
        start: toDate(day),
        // A whole day ends with the next one. The library writes a duration of days as `P1DT`, which calendars refuse.
        end: toDate(addDays(day)),
        productId: site.domain,
      };
    });
  const { error, value } = createEvents([...steps, ...entries]);
  if (!value) throw error ?? new Error('The calendar is empty');
  return value;
}
