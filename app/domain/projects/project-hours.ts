import { z } from 'zod';
import { optionalField, plainText, textField } from '../forms/form-fields';
import { PROJECT_LIMITS } from './project-forms';

/** The longest duration of one entry. */
const MAX_MINUTES = 24 * 60;

/** "90", "1:30", "1 h 30", "1.5 h" in minutes. `undefined` for another text, and for nothing or more than a day. */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const clock = /^(\d{1,2})(?::|\s*h\s*)([0-5]?\d)(?:\s*(?:m|min))?$/.exec(typed);
  const hours = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*h$/.exec(typed);
  const plain = /^(\d{1,4})(?:\s*(?:m|min))?$/.exec(typed);
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : hours
      ? Math.round(Number(hours[1]?.replace(',', '.')) * 60)
      : Number(plain?.[1] ?? Number.NaN);
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : undefined;
}

/** "45 min", "2 h", "1 h 30 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const durationField = textField({ label: 'The duration', max: 20 }).transform((text, context): number => {
  const minutes = parseDuration(text);
  if (minutes !== undefined) return minutes;
  context.addIssue({
    code: 'custom',
    message: 'A duration is in minutes, like 90, or like 1:30, up to a day.',
  });
  return z.NEVER;
});

/** The form of an entry. The service checks that team member and milestone exist. */
export const hoursFormSchema = z.object({
  teamMemberId: plainText({ label: 'The person who worked', max: 60 }),
  workedOn: z.iso.date({ error: 'The day is needed.' }),
  minutes: durationField,
  note: textField({ label: 'The note', min: 3, max: PROJECT_LIMITS.note }),
  milestoneId: optionalField(z.uuid({ error: 'This milestone was removed in the meantime.' })),
  isBillable: optionalField(z.literal('on')).transform((value) => value === 'on'),
});

export type HoursInput = z.output<typeof hoursFormSchema>;

/** Minutes of work. */
export interface HoursTotal {
  billable: number;
  other: number;
}
