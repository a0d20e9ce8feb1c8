import type { Environment } from '../../app/server/env.server.ts';
import { type Diagnosis, healthy, problem } from './diagnosis.ts';

type Access = Pick<
  Environment,
  'DEMO' | 'IS_PUBLIC' | 'IS_PUBLIC_DEMO' | 'PUBLIC_URL' | 'DATABASE_URL' | 'TRUSTED_PROXIES'
>;

const EMBEDDED =
  'The embedded database serves the public address. It is open in one process: every restart is a short outage, there is ' +
  'no second web process, and the whole database is as safe as its one folder. Back that up while the site is stopped ' +
  '(docs/OPERATIONS.md, "The embedded database behind a public address"), or set DATABASE_URL.';

function examineDemo({ DEMO, IS_PUBLIC, IS_PUBLIC_DEMO, TRUSTED_PROXIES }: Access): Diagnosis[] {
  if (IS_PUBLIC_DEMO)
    return [
      healthy(
        'Demo mode is on behind a public address: anyone can sign in as the owner and read all mail. Every page says so.',
      ),
    ];
  if (IS_PUBLIC) return [healthy('Demo mode is off: no sample accounts, no mailbox, no sample directory.')];
  if (DEMO && TRUSTED_PROXIES > 0)
    return [
      problem(
        'Demo mode is on, and a proxy stands in front (TRUSTED_PROXIES). Set PUBLIC_URL to the address that people use: ' +
          'demo mode is off then.',
      ),
    ];
  return [];
}

/** Who can reach the site, and what that means for its accounts, its mail and its database. */
export function examineAccess(access: Access): Diagnosis[] {
  const { IS_PUBLIC, PUBLIC_URL, DATABASE_URL } = access;
  const findings = examineDemo(access);
  if (!IS_PUBLIC) return findings;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (hostname === 'localhost')
    findings.push(
      problem(
        `HOST lets other machines in, and people are told ${PUBLIC_URL}, where they do not find it. Set PUBLIC_URL.`,
      ),
    );
  else if (protocol === 'http:')
    findings.push(
      problem(
        'PUBLIC_URL is not https: passwords and sessions can be read on their way. Put a TLS proxy in front.',
      ),
    );
  if (DATABASE_URL === undefined) findings.push(healthy(EMBEDDED));
  return findings;
}
