import type { Database } from '../db/database.server';
import { accountsSecret, createAuth } from './auth.server';
import { closeSession, openSession } from './browser-session.server';
import type { Accounts, AccountsOptions } from './contract.server';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.server';
import { createPerson, personByEmail, personById } from './people.server';
import { readSession } from './read-session.server';
import { sessionTokenOf } from './session-cookie.server';
import { signInWithPassword } from './sign-in.server';

export function createAccounts(database: Database, options: AccountsOptions): Accounts {
  const { clock, demo, publicUrl } = options;
  const auth = createAuth(database, options);
  const secret = accountsSecret(options.secret);
  const httpsOnly = publicUrl.startsWith('https:');
  const tokenOf = (request: Request) => sessionTokenOf(request, secret, httpsOnly);
  const parts = { database, auth, demo, httpsOnly };
  return {
    async sessionOf(request) {
      const token = tokenOf(request);
      return token === undefined ? null : readSession(database, { token, now: clock(), demo });
    },
    openSession: (personId, how) => openSession(parts, personId, how),
    closeSession: (request) => closeSession(parts, tokenOf(request)),
    listSessions: (actor) => listSessions(database, actor, clock(), demo),
    revokeSession: (actor, sessionId) => revokeSession(database, actor, sessionId),
    revokeOtherSessions: (actor) => revokeOtherSessions(database, actor),
    signInWithPassword: (credentials, asker) => signInWithPassword(parts, credentials, asker),
    personById: (id) => personById(database, id, demo),
    personByEmail: (email) => personByEmail(database, email, demo),
    createPerson: (person) => createPerson(database, person),
  };
}
