import type { RouterContextProvider } from 'react-router';
import { requestErrorResponder } from './request-error.server';

/** What `readForm` throws. */
interface FormError {
  data: { unreadable: 'form' };
  init: { status: number };
}

const isFormError = (error: unknown): error is FormError =>
  typeof error === 'object' &&
  error !== null &&
  'data' in error &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'unreadable' in error.data;

/**
 * For `readForm` in a route without a page, which would answer with JSON: a browser gets a page that says what happened. Other errors are
 * thrown.
 */
export const respondUnreadableForm =
  (context: Readonly<RouterContextProvider>) =>
  (error: unknown): Promise<Response> => {
    if (!isFormError(error)) throw error;
    return context.get(requestErrorResponder)({
      status: error.init.status,
      title: 'This form could not be read',
      text: 'It was cut off on its way, or a program changed it. Nothing was done. Go back in your browser, and send it once more.',
    });
  };
