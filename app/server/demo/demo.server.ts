import { sampleUsers } from '~/content/samples/sample-users';
import type { DemoPersona } from '~/domain/site/demo-controls';
import type { Accounts } from '../accounts/accounts.server';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { moveTimes } from './move-times.server';
import { type ResetDeps, resetData } from './reset-data.server';

interface DemoDeps extends ResetDeps {
  accounts: Pick<Accounts, 'openSession' | 'closeSession' | 'getUserById'>;
  /** Whether demo mode is on. */
  isOn: boolean;
}

/** At a public URL everybody can press the buttons. */
const CHANGES_PER_HOUR = 20;
const HOUR_SECONDS = 60 * 60;

/** Nothing of this module exists outside demo mode. */
function requireDemo({ isOn }: DemoDeps): void {
  if (!isOn) throw new Error('Demo mode is off.');
}

/**
 * Ends the session of the request and opens one of the persona. Resolves to the headers with the cookies. `null` when the
 * sample account was deleted.
 */
async function switchPersona(
  deps: DemoDeps,
  persona: DemoPersona,
  request: Request,
): Promise<Headers | null> {
  requireDemo(deps);
  const sample = sampleUsers.find(({ role }) => role === persona);
  if (sample && !(await deps.accounts.getUserById(sample.id))) return null;
  const headers = await deps.accounts.closeSession(request);
  if (!sample) return headers;
  return deps.accounts.openSession(sample.id, { method: 'password', request });
}

async function countChange({ database, clock }: DemoDeps): Promise<number> {
  const limit = { key: 'demo-controls', max: CHANGES_PER_HOUR, seconds: HOUR_SECONDS };
  return countAttempt(database.db, [limit], clock());
}

type ControlResult = { kind: 'done' } | { kind: 'wait'; seconds: number };

async function moveClock(deps: DemoDeps, days: number): Promise<ControlResult> {
  requireDemo(deps);
  const seconds = await countChange(deps);
  if (seconds > 0) return { kind: 'wait', seconds };
  await moveTimes(deps.database.db, days);
  return { kind: 'done' };
}

async function reset(deps: DemoDeps): Promise<ControlResult> {
  requireDemo(deps);
  const seconds = await countChange(deps);
  if (seconds > 0) return { kind: 'wait', seconds };
  await resetData(deps);
  return { kind: 'done' };
}

/** The controls of a demo. They throw outside demo mode. */
export const createDemo = (database: Database, options: Omit<DemoDeps, 'database'>) =>
  bindDeps({ database, ...options }, { switchPersona, moveClock, reset });

export type Demo = ReturnType<typeof createDemo>;
