import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../env.server';

/** The secret that signs links and sessions: from the settings, or created once and stored in the data folder. */
export function readSessionSecret(environment: Environment): string {
  if (environment.SESSION_SECRET) return environment.SESSION_SECRET;
  const file = join(environment.DATA_FOLDER, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
