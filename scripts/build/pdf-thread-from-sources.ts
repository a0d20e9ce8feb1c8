import { loadAppModule } from '../site/load-app-module.ts';

/** The PDF thread of the development server and of tests: runs the sources instead of the build. */
await loadAppModule('./app/server/pdf/pdf-thread-entry.server.ts');
