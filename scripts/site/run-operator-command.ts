import { loadAppModule } from './load-app-module.ts';

/** Runs a command of an operator from the sources, which needs no build: `npm run admin`, `backup`, `restore` and `files`. */
const { runOperatorCommand } = await loadAppModule<
  typeof import('../../app/server/process/operator-commands.server.ts')
>('./app/server/process/operator-commands.server.ts');
await runOperatorCommand(process.argv.slice(2));
