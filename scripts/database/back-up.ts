import { loadAppModule } from '../site/load-app-module.ts';

const [file, ...others] = process.argv.slice(2);

/** `npm run backup [-- <file>]`: writes all tables and files to one new file, also while the site runs. */
if (others.length === 0 && !file?.startsWith('-')) {
  const { runBackUp } = await loadAppModule<typeof import('../../app/server/process/back-up.server.ts')>(
    './app/server/process/back-up.server.ts',
  );
  await runBackUp(file);
} else {
  process.stderr.write('Usage: npm run backup [-- new-file.ndjson.gz]\n');
  process.exitCode = 2;
}
