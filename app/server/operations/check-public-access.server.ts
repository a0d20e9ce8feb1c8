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
  'The embedded database serves the public URL. Only one process can use it: every restart is a short outage, a second ' +
  'web process is not possible, and all data is in one folder. Back up the folder while the site is stopped ' +
  '(docs/OPERATIONS.md, "The embedded database behind a public address"), or set DATABASE_URL.';

function checkDemoMode({ DEMO, IS_PUBLIC, IS_PUBLIC_DEMO, TRUSTED_PROXIES }: AccessSettings): Diagnosis[] {
  if (IS_PUBLIC_DEMO)
    return [
      createHealthyDiagnosis(
        'Demo mode is on at a public URL: everyone can sign in as admin and read all emails. Every page has a banner.',
      ),
    ];
  if (IS_PUBLIC)
    return [createHealthyDiagnosis('Demo mode is off: no sample accounts, no mailbox, no embedded IdP.')];
  if (DEMO && TRUSTED_PROXIES > 0)
    return [
      createProblemDiagnosis(
        'Demo mode is on behind a proxy (TRUSTED_PROXIES). Set PUBLIC_URL to the public URL of the site. Demo mode is off ' +
          'then.',
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
        `HOST accepts connections of other machines, but PUBLIC_URL is ${PUBLIC_URL}, which they cannot reach. Set PUBLIC_URL.`,
      ),
    );
  else if (protocol === 'http:')
    findings.push(
      createProblemDiagnosis(
        'PUBLIC_URL is not https: passwords and sessions are sent unencrypted. Use a TLS proxy.',
      ),
    );
  if (DATABASE_URL === undefined) findings.push(createHealthyDiagnosis(EMBEDDED));
  return findings;
}
