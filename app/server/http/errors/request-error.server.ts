import { createContext } from 'react-router';

/** A request that is refused before a route is asked, in words for the user who sent it. */
export interface RequestError {
  status: number;
  title: string;
  text: string;
  /** Said in the header `Retry-After`, too. */
  retryAfterSeconds?: number;
  /** The same form once more, with what was typed. */
  resend?: ResentForm;
}

export interface ResentForm {
  action: string;
  isMultipart: boolean;
  fields: readonly (readonly [name: string, value: string])[];
  /** The name of a field whose file has to be chosen again. */
  fileField?: string;
}

/** `1` becomes "a second". */
export const secondsWords = (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`);

export const tooManyRequests = (seconds: number): RequestError => ({
  status: 429,
  title: 'That was a lot at once.',
  text: `Please wait ${secondsWords(seconds)}, then try again.`,
  retryAfterSeconds: seconds,
});

/** The forms of the error page: words alone, with a form to send again, with a form that takes a file. */
export type RequestErrorLayout = 'words' | 'form' | 'file-form';

/** What the page is rendered with. `answer-request-error` puts the values in their places, once for each answer. */
export const placeholders = {
  title: '@@title@@',
  text: '@@text@@',
  action: '@@action@@',
  encoding: '@@encoding@@',
  fields: '@@fields@@',
  fileField: '@@file-field@@',
} as const;

/** Only the server sets it: asked for from outside, there is no such page. */
export const requestErrorLayout = createContext<RequestErrorLayout | null>(null);
