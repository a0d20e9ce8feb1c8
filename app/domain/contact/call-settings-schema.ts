import { z } from 'zod';
import { optionalField, plainText } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { isIsoDay, parseClockTime } from '../time/wall-clock';
import { type CallPeriod, MAX_DAYS_AHEAD, MAX_DAYS_OFF, SLOT_MINUTES } from './call-hours';

const WEEKDAYS = 7;

const timeField = optionalField(
  plainText({ label: 'The time', max: 10 }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'A time is like 09:30.',
  }),
);

/** Two times of a day with calls. Both fields of a time are blank, or none. */
const dayFields = z.object({ from: timeField, until: timeField, from2: timeField, until2: timeField });

type DayFields = z.output<typeof dayFields>;

const lengthField = z.coerce
  .number({ error: 'Please choose a length.' })
  .refine((minutes) => SLOT_MINUTES.some((known) => known === minutes), { error: 'Please choose a length.' });

const DAYS_AHEAD_ISSUE = `The number of days is from 1 to ${MAX_DAYS_AHEAD}.`;

const daysAheadField = z.coerce
  .number({ error: DAYS_AHEAD_ISSUE })
  .int({ error: DAYS_AHEAD_ISSUE })
  .min(1, { error: DAYS_AHEAD_ISSUE })
  .max(MAX_DAYS_AHEAD, { error: DAYS_AHEAD_ISSUE });

const dayOffField = optionalField(
  plainText({ label: 'The day', max: 10 }).refine(isIsoDay, { error: 'This is not a day we can read.' }),
);

/** The periods of a day. `report` gets what is wrong with a field. */
function readPeriods(
  { from, until, from2, until2 }: DayFields,
  slotMinutes: number,
  report: (field: keyof DayFields, message: string) => void,
): CallPeriod[] {
  const first = { from, until, names: ['from', 'until'] } as const;
  const second = { from: from2, until: until2, names: ['from2', 'until2'] } as const;
  return [first, second].flatMap(({ from, until, names: [fromName, untilName] }) => {
    if (from === undefined && until === undefined) return [];
    if (from === undefined) report(fromName, 'When does it begin?');
    else if (until === undefined) report(untilName, 'When does it end?');
    else if (parseClockTime(until) - parseClockTime(from) < slotMinutes)
      report(untilName, `The end is ${slotMinutes} minutes after the beginning, or later.`);
    else if (fromName === 'from2' && first.until !== undefined && from < first.until)
      report(fromName, 'It begins before the first time ends.');
    else return [{ from, until }];
    return [];
  });
}

/** The form of the hours of calls. `days` begins with Monday. `version` is that of the shown settings. */
export const callSettingsSchema = z
  .object({
    version: versionField,
    slotMinutes: lengthField,
    daysAhead: daysAheadField,
    days: z.array(dayFields).length(WEEKDAYS),
    daysOff: z
      .array(dayOffField)
      .max(MAX_DAYS_OFF, { error: `At most ${MAX_DAYS_OFF} days can be free.` })
      .default([]),
  })
  .transform(({ version, slotMinutes, daysAhead, days, daysOff }, context) => {
    const week = days.map((fields, index) => ({
      weekday: index + 1,
      periods: readPeriods(fields, slotMinutes, (field, message) =>
        context.addIssue({ code: 'custom', path: ['days', index, field], message }),
      ),
    }));
    const openDays = week.filter(({ periods }) => periods.length > 0);
    if (openDays.length === 0 && context.issues.length === 0)
      context.addIssue({ code: 'custom', path: [], message: 'One day of the week at least has calls.' });
    const chosenDays = [...new Set(daysOff.filter((day) => day !== undefined))].toSorted();
    return { version, slotMinutes, daysAhead, week: openDays, daysOff: chosenDays };
  });

export type CallSettingsForm = z.output<typeof callSettingsSchema>;
