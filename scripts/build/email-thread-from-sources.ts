import { loadAppModule } from '../site/load-app-module.ts';

/** The email thread of the development server and of tests: runs the sources instead of the build. */
await loadAppModule('./app/server/email/email-thread-entry.server.ts');
