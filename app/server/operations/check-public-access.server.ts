import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import type { Environment } from '../env.server';

type AccessSettings = Pick<
  Environment,
  'DEMO' | 'IS_PUBLIC' | 'IS_PUBLIC_DEMO' | 'PUBLIC_URL' | 'DATABASE_URL' | 'TRUSTED_PROXIES'
>;

const EMBEDDED =
  'The embedded database serves the public address. Only one process can use it: every restart is a short outage, a second ' +
  'web process is not possible, and all data is in one folder: copy its backups to another machine (docs/BACKUP.md), or use a ' +
  'PostgreSQL server.';

function checkDemoMode({ DEMO, IS_PUBLIC, IS_PUBLIC_DEMO, TRUSTED_PROXIES }: AccessSettings): Diagnosis[] {
  if (IS_PUBLIC_DEMO)
    return [
      createHealthyDiagnosis(
        'Demo mode is on at a public address: everyone can sign in as admin and read all emails. Every page has a banner.',
        'DEMO',
      ),
    ];
  if (IS_PUBLIC)
    return [
      createHealthyDiagnosis('Demo mode is off: no sample accounts, no mailbox, no embedded IdP.', 'DEMO'),
    ];
  if (DEMO && TRUSTED_PROXIES > 0)
    return [
      createProblemDiagnosis(
        'Demo mode is on behind a proxy. Enter the public address of the site. Demo mode is off then.',
        'TRUSTED_PROXIES',
        'PUBLIC_URL',
      ),
    ];
  return [];
}

/** Checks who can reach the site, and the consequences for accounts, emails and the database. */
export function checkPublicAccess(access: AccessSettings): Diagnosis[] {
  const { IS_PUBLIC, PUBLIC_URL, DATABASE_URL } = access;
  const findings = checkDemoMode(access);
  if (!IS_PUBLIC) return findings;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (hostname === 'localhost')
    findings.push(
      createProblemDiagnosis(
        `Other machines can connect, but the public address is ${PUBLIC_URL}, which they cannot reach. Enter the public address.`,
        'HOST',
        'PUBLIC_URL',
      ),
    );
  else if (protocol === 'http:')
    findings.push(
      createProblemDiagnosis(
        'The public address is not https: passwords and sessions are sent unencrypted. Use a TLS proxy.',
        'PUBLIC_URL',
      ),
    );
  if (DATABASE_URL === undefined) findings.push(createHealthyDiagnosis(EMBEDDED, 'DATABASE_URL'));
  return findings;
}
