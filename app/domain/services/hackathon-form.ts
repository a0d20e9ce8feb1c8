import { isOneOf, parseWholeNumber } from '../forms/read-query-form';
import { isIsoDay } from '../time/wall-clock';
import { HACKATHON_FORMATS, type HackathonDays, type HackathonFormat } from './hackathon-schedule';

/** We take on events of this size. */
export const HACKATHON_PEOPLE = { min: 30, max: 800 } as const;
export const HALLS = ['own', 'rented'] as const;
export type Hall = (typeof HALLS)[number];

export const HACKATHON_FIELDS = ['people', 'days', 'format', 'hall', 'from'] as const;
type HackathonField = (typeof HACKATHON_FIELDS)[number];

/** The fields of the planner as typed. They are also its query parameters. */
export type HackathonForm = Readonly<Record<HackathonField, string>>;
export type HackathonFormIssues = Readonly<Partial<Record<HackathonField, string>>>;

export interface HackathonRequest {
  /** Participants in the hall. */
  people: number;
  days: HackathonDays;
  format: HackathonFormat;
  hall: Hall;
  /** ISO day of the first day. */
  from?: string;
}

const DAYS: Readonly<Record<string, HackathonDays>> = { '1': 1, '2': 2, '3': 3 };

/**
 * The request that the form describes. A field with an issue has the value of `fallback`. `today` is the ISO day in the
 * company’s time zone.
 */
export function parseHackathonForm(
  form: HackathonForm,
  fallback: HackathonRequest,
  today: string,
): { request: HackathonRequest; issues: HackathonFormIssues } {
  const people = parseWholeNumber(form.people, HACKATHON_PEOPLE.min, HACKATHON_PEOPLE.max);
  const days = Object.hasOwn(DAYS, form.days) ? DAYS[form.days] : undefined;
  const format = isOneOf(HACKATHON_FORMATS, form.format) ? form.format : undefined;
  const hall = isOneOf(HALLS, form.hall) ? form.hall : undefined;
  const hasDate = form.from.trim() !== '';
  const date = isIsoDay(form.from) ? form.from : undefined;
  const from = date !== undefined && date >= today ? date : undefined;
  return {
    request: {
      people: people ?? fallback.people,
      days: days ?? fallback.days,
      format: format ?? fallback.format,
      hall: hall ?? fallback.hall,
      ...(from && { from }),
    },
    issues: {
      ...(people === undefined && {
        people: `We plan for ${HACKATHON_PEOPLE.min} to ${HACKATHON_PEOPLE.max} people. The plan below is for ${fallback.people}.`,
      }),
      ...(days === undefined && { days: 'Please choose one, two or three days.' }),
      ...(format === undefined && { format: 'Please choose one of the three.' }),
      ...(hall === undefined && { hall: 'Please choose one of both.' }),
      ...(hasDate &&
        from === undefined && {
          from: date
            ? 'This day has passed. Which one is meant?'
            : 'This is not a date we can read. It should be like 2027-02-26.',
        }),
    },
  };
}

export const toHackathonForm = ({ people, days, format, hall, from }: HackathonRequest): HackathonForm => ({
  people: String(people),
  days: String(days),
  format,
  hall,
  from: from ?? '',
});
