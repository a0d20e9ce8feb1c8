import { bypass } from 'msw';
import { setupWorker } from 'msw/browser';
import { loginHandler } from './login-handler';

/**
 * Pages of the account are the server's, and it opens them for its own sessions only: whoever the mock lets in is
 * signed in there as well, so that the way goes on behind the form.
 */
const openSession = (request: Request) => fetch(bypass(request)).catch(() => undefined);

await setupWorker(loginHandler(openSession)).start({ onUnhandledFrame: 'bypass' });
