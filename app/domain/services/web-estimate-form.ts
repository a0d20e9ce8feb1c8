import { isOneOf, parseWholeNumber } from '../forms/read-query-form';

/** Options of the choices, and limits of the numbers. */
export const DATA_STATES = ['none', 'tidy', 'grown'] as const;
export type DataState = (typeof DATA_STATES)[number];
export const BRIEFS = ['written', 'talked'] as const;
export type Brief = (typeof BRIEFS)[number];
export const CONNECTIONS = ['online', 'offline'] as const;
export type Connection = (typeof CONNECTIONS)[number];
export const WEB_LIMITS = {
  jobs: { min: 1, max: 16 },
  roles: { min: 1, max: 6 },
  systems: { min: 0, max: 5 },
  languages: { min: 1, max: 4 },
} as const;
export type WebNumber = keyof typeof WEB_LIMITS;

export const WEB_FIELDS = ['jobs', 'roles', 'systems', 'data', 'languages', 'line', 'brief'] as const;
type WebField = (typeof WEB_FIELDS)[number];

/** The fields of the estimate as chosen. They are also its query parameters. */
export type WebForm = Readonly<Record<WebField, string>>;

export interface WebNeeds {
  /** Different things that people do with it: book, approve, look up. */
  jobs: number;
  /** Kinds of people who use it. */
  roles: number;
  /** Other systems that it exchanges data with. */
  systems: number;
  /** Data to bring over. */
  data: DataState;
  languages: number;
  /** Whether it has to work without a network. */
  line: Connection;
  /** Whether it is written down what it should do. */
  brief: Brief;
}

/** The needs that the form describes. A value that is not offered is replaced by that of `fallback`. */
export function parseWebForm(form: WebForm, fallback: WebNeeds): WebNeeds {
  const number = (name: WebNumber) => {
    const { min, max } = WEB_LIMITS[name];
    return parseWholeNumber(form[name], min, max) ?? fallback[name];
  };
  return {
    jobs: number('jobs'),
    roles: number('roles'),
    systems: number('systems'),
    data: isOneOf(DATA_STATES, form.data) ? form.data : fallback.data,
    languages: number('languages'),
    line: isOneOf(CONNECTIONS, form.line) ? form.line : fallback.line,
    brief: isOneOf(BRIEFS, form.brief) ? form.brief : fallback.brief,
  };
}

export const toWebForm = ({ jobs, roles, systems, data, languages, line, brief }: WebNeeds): WebForm => ({
  jobs: String(jobs),
  roles: String(roles),
  systems: String(systems),
  languages: String(languages),
  data,
  line,
  brief,
});
