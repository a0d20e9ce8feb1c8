import { parseArgs } from 'node:util';
import { loadAppModule } from '../site/load-app-module.ts';

const USAGE = `Usage: npm run restore -- <file> [--check] [--replace] [--yes]

--check    verifies the file in a temporary database and changes nothing
--replace  deletes the orders, accounts and messages that the database has, after a confirmation
--yes      with --replace: does not ask
`;

const flag = { type: 'boolean', default: false } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: flag, replace: flag, yes: flag },
    });
    return { values, positionals };
  } catch {
    return undefined;
  }
}

const given = readArguments();
const [path, ...others] = given?.positionals ?? [];
if (given && path !== undefined && others.length === 0) {
  const { runRestore } = await loadAppModule<typeof import('../../app/server/process/restore.server.ts')>(
    './app/server/process/restore.server.ts',
  );
  await runRestore({ path, isCheck: given.values.check, replaces: given.values.replace });
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
