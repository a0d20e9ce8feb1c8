import { z } from 'zod';
import { optionalField, textAreaField, textField } from '../forms/form-fields';
import { parseLakhCrore } from '../money/lakh-crore';
import { pluralise } from '../text/pluralise';
import {
  FULL_TIME_HOURS_PER_WEEK,
  isTemporary,
  PAY_AXIS_MAX,
  ROLE_KINDS,
  VACANCY_CAUSES,
} from './role-terms';

/** What the team, the place, the colleagues and the picture can be. The content of the site has the lists. */
export interface RoleChoices<Team extends string, City extends string, Cover extends string> {
  teams: readonly Team[];
  cities: readonly City[];
  colleagues: readonly string[];
  covers: readonly Cover[];
}

const MAX_LINES = 12;
const MAX_LINE = 300;
const MAX_SEED = 9999;

const oneOf = <Value extends string>(label: string, values: readonly Value[]) =>
  z.enum(values as readonly [Value, ...Value[]], { error: `${label} is needed.` });

const wholeNumber = (label: string, min: number, max: number) => {
  const error = `${label} is a whole number from ${min} to ${max}.`;
  return textField({ label, max: 10 })
    .refine((text) => /^\d+$/.test(text), { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
};

/** Lakh rupees, like `18` or `4.2`, as paise. */
const lakhField = (label: string) =>
  textField({ label, max: 10 }).transform((text, context) => {
    const paise = /^\d+(\.\d{1,2})?$/.test(text) ? parseLakhCrore(`${text} lakh`) : undefined;
    const limit = parseLakhCrore(`${PAY_AXIS_MAX} lakh`) ?? 0;
    if (paise !== undefined && paise > 0 && paise <= limit) return paise;
    context.addIssue({ code: 'custom', message: `${label} is a number of lakh up to ${PAY_AXIS_MAX}.` });
    return z.NEVER;
  });

/** Each line is one entry. Blank lines are left out. */
const linesField = (label: string, min: number, { isPlural = false } = {}) =>
  textAreaField({ label, isPlural, max: MAX_LINES * MAX_LINE }).transform((text, context) => {
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (lines.length < min) refuse(`${label}: at least ${pluralise(min, 'line')}.`);
    if (lines.length > MAX_LINES) refuse(`${label}: at most ${MAX_LINES} lines.`);
    if (lines.some((line) => line.length > MAX_LINE))
      refuse(`${label}: a line can have at most ${MAX_LINE} characters.`);
    return lines;
  });

const joinLines = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s*[\r\n]\s*/g, ' ') : value;

/** One paragraph. Pasted line breaks become spaces. */
const text = (label: string, max: number, min = 1) => z.preprocess(joinLines, textField({ label, max, min }));

const createFields = <Team extends string, City extends string, Cover extends string>({
  teams,
  cities,
  colleagues,
  covers,
}: RoleChoices<Team, City, Cover>) => ({
  title: text('The title', 80, 3),
  summary: text('The summary', 300, 30),
  teamId: oneOf('The team', teams),
  city: oneOf('The office', cities),
  kind: oneOf('The kind of work', ROLE_KINDS),
  months: optionalField(wholeNumber('The number of months', 1, 36)),
  hoursPerWeek: wholeNumber('The number of hours a week', 1, FULL_TIME_HOURS_PER_WEEK),
  payFrom: lakhField('The lower pay'),
  payTo: lakhField('The upper pay'),
  deadline: z.iso.date({ error: 'The closing day is needed.' }),
  untilFilled: optionalField(z.literal('on')).transform((value) => value === 'on'),
  startsOn: z.iso.date({ error: 'The first day of work is needed.' }),
  vacancyCause: oneOf('The cause', VACANCY_CAUSES),
  vacancyText: text('The reason why the role is open', 500, 10),
  about: text('The work', 1000, 30),
  responsibilities: linesField('Responsibilities', 3, { isPlural: true }),
  goal30: text('The goal after 30 days', 300),
  goal60: text('The goal after 60 days', 300),
  goal90: text('The goal after 90 days', 300),
  lead: oneOf('The lead', colleagues),
  colleague2: oneOf('A colleague', colleagues),
  colleague3: optionalField(oneOf('The colleague', colleagues)),
  colleague4: optionalField(oneOf('The colleague', colleagues)),
  colleague5: optionalField(oneOf('The colleague', colleagues)),
  requirements: linesField('Requirements', 2, { isPlural: true }),
  notRequired: linesField('A line about what is not required', 1),
  difficulty: text('The hard part', 500, 10),
  applicationQuestion: text('The question', 300, 10),
  coverKind: oneOf('The pattern', covers),
  coverSeed: wholeNumber('The number of the picture', 1, MAX_SEED),
});

/** R-CAREERS-6: a role as staff write it, from the fields of the form. */
export const createRoleFormSchema = <Team extends string, City extends string, Cover extends string>(
  choices: RoleChoices<Team, City, Cover>,
) =>
  z
    .object(createFields(choices))
    .superRefine((role, context) => {
      const refuse = (field: keyof typeof role, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (role.payFrom > role.payTo) refuse('payTo', 'The upper pay is less than the lower one.');
      if (role.startsOn <= role.deadline) refuse('startsOn', 'The work begins after the closing day.');
      if (isTemporary(role.kind) !== (role.months !== undefined))
        refuse(
          'months',
          isTemporary(role.kind) ? 'How many months?' : 'Only a fixed-term role or an internship has months.',
        );
      if ((role.kind === 'part-time') !== role.hoursPerWeek < FULL_TIME_HOURS_PER_WEEK)
        refuse('hoursPerWeek', `${FULL_TIME_HOURS_PER_WEEK} hours, and fewer for a part-time role.`);
      const ids = listColleagues(role);
      if (new Set(ids).size < ids.length) refuse('colleague2', 'Each colleague once.');
    })
    .transform(({ payFrom, payTo, vacancyCause, vacancyText, goal30, goal60, goal90, ...role }) => {
      const { lead, colleague2, colleague3, colleague4, colleague5, months, ...rest } = role;
      return {
        ...rest,
        ...(months !== undefined && { months }),
        pay: { from: payFrom, to: payTo },
        vacancy: { cause: vacancyCause, text: vacancyText },
        goals: [goal30, goal60, goal90] as const,
        colleagueIds: listColleagues({ lead, colleague2, colleague3, colleague4, colleague5 }),
      };
    });

interface ChosenColleagues {
  lead: string;
  colleague2: string;
  colleague3?: string | undefined;
  colleague4?: string | undefined;
  colleague5?: string | undefined;
}

/** The lead first. */
const listColleagues = ({ lead, colleague2, colleague3, colleague4, colleague5 }: ChosenColleagues) =>
  [lead, colleague2, colleague3, colleague4, colleague5].filter((id) => id !== undefined);

export type OpenRoleInput<
  Team extends string = string,
  City extends string = string,
  Cover extends string = string,
> = z.output<ReturnType<typeof createRoleFormSchema<Team, City, Cover>>>;
