import { isRouteErrorResponse } from 'react-router';

export interface ErrorTexts {
  heading: string;
  explanation: string;
  /** A reload can succeed. */
  canReopen?: boolean;
}

const TOO_MANY_REQUESTS = 429;
const INTERNAL_SERVER_ERROR = 500;

/** The status of an error that reached an error boundary, with what was thrown as its data. */
export const readErrorResponse = (error: unknown): { status: number; data: unknown } =>
  isRouteErrorResponse(error) ? error : { status: INTERNAL_SERVER_ERROR, data: undefined };

/** Whether `readForm` threw the error (server/http/body/read-body). */
const isUnreadableForm = (data: unknown) =>
  typeof data === 'object' && data !== null && 'unreadable' in data && data.unreadable === 'form';

/** `serverError`: what it says about an error of the program. */
export function describeError(
  { status, data }: { status: number; data: unknown },
  serverError: ErrorTexts,
): ErrorTexts {
  if (isUnreadableForm(data)) {
    return {
      heading: 'This form could not be read',
      explanation:
        'It was cut off on its way, or a program changed it. Nothing was saved. Go back in your browser: what you typed is still there. Or open the page again and fill it in once more.',
      canReopen: true,
    };
  }
  if (status === TOO_MANY_REQUESTS) {
    return {
      heading: 'That was a lot at once',
      explanation:
        'Please wait a minute, then try again. What you typed is still in the form behind this page.',
      canReopen: true,
    };
  }
  if (status < INTERNAL_SERVER_ERROR) {
    return {
      heading: 'This page cannot do that',
      explanation:
        'What was sent here does not fit this address. Nothing was changed. Go back in your browser: what you typed is still there.',
    };
  }
  return serverError;
}
