import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The scripts of `package.json`, by the name of the command. They run from the sources. */
const NPM_SCRIPTS = {
  invite: 'npm run admin -- invite',
  backup: 'npm run backup --',
  restore: 'npm run restore --',
} as const;

const hasSources = () => existsSync(resolve('scripts/site/run-operator-command.ts'));

/** A command of an operator as it works in this folder: a script of `package.json`, or the built program on a server without sources. */
export function formatOperatorCommand(name: keyof typeof NPM_SCRIPTS, ...args: readonly string[]): string {
  return [hasSources() ? NPM_SCRIPTS[name] : `node build/server/main.js ${name}`, ...args].join(' ');
}
