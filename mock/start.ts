import { bypass } from 'msw';
import { setupWorker } from 'msw/browser';
import { createLoginHandler } from './login-handler';

/**
 * Account pages come from the server and need one of its sessions. The mock therefore signs the user in at the server as
 * well.
 */
const openSession = (request: Request) => fetch(bypass(request)).catch(() => undefined);

await setupWorker(createLoginHandler(openSession)).start({ onUnhandledFrame: 'bypass' });
