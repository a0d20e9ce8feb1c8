import { createContext, data, type RouterContextProvider } from 'react-router';

/** Why a request is refused before it reaches a route, in words for the user. */
export interface RequestError {
  status: number;
  title: string;
  text: string;
  /** Also sent in the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** The same form with the typed values, to send it again. */
  resend?: ResentForm;
  /** The form can be sent again after a sign-in. */
  needsSignIn?: boolean;
}

export interface ResentForm {
  action: string;
  isMultipart: boolean;
  fields: readonly (readonly [name: string, value: string])[];
  /** The name of the field whose file must be selected again. */
  fileField?: string;
}

/** `1` becomes "a second". */
export const formatSeconds = (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`);

export const createTooManyRequestsError = (seconds: number): RequestError => ({
  status: 429,
  title: 'That was a lot at once.',
  text: `Please wait ${formatSeconds(seconds)}, then try again.`,
  retryAfterSeconds: seconds,
});

export const fileUnavailable: RequestError = {
  status: 503,
  title: 'This file cannot be reached now.',
  text: 'It is not lost: the place where our files are stored does not answer. Please try again in a minute.',
  retryAfterSeconds: 60,
};

/** Layouts of the error page: only text, or a form to send again, which can need a file and a sign-in. */
export type RequestErrorLayout = 'words' | 'form' | 'file-form' | 'sign-in-form' | 'sign-in-file-form';

/** Placeholders in the rendered error page. They are replaced for each response. */
export const placeholders = {
  title: '@@title@@',
  text: '@@text@@',
  action: '@@action@@',
  encoding: '@@encoding@@',
  fields: '@@fields@@',
  fileField: '@@file-field@@',
  page: '@@page@@',
} as const;

/** Set only by the server. Without it, the error page responds with 404. */
export const requestErrorLayout = createContext<RequestErrorLayout | null>(null);

/** What the error page shows, with placeholders. Throws 404 without a rejected request. */
export function readErrorTemplate(context: Readonly<RouterContextProvider>) {
  const layout = context.get(requestErrorLayout);
  if (!layout) throw data(null, { status: 404 });
  const { title, text, page } = placeholders;
  return {
    title,
    text,
    page,
    form: layout === 'words' ? undefined : placeholders,
    needsFile: layout.endsWith('file-form'),
    needsSignIn: layout.startsWith('sign-in'),
  };
}

/** Creates the response for an error that a route finds before it reads the form. */
export const requestErrorResponder = createContext<(error: RequestError) => Promise<Response>>();
