import { loadAppModule } from '../site/load-app-module.ts';

/** Runs in the email thread of the development server and of tests: the sources in place of the build. */
await loadAppModule('./app/server/mail/email-thread-entry.server.ts');
