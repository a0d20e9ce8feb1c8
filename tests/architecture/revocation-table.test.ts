import { expect, it } from 'vitest';
import {
  REVOCATION_RULES,
  SECURITY_EVENTS,
  storesRevokedBy,
  TOKEN_KINDS,
  type TokenStore,
} from '~/server/accounts/credentials/revocation-rules.server';
import { readProjectFile } from './project-files';

const rules = Object.entries(REVOCATION_RULES);

function revokedBy(rule: (typeof rules)[number][1]): string {
  if ('because' in rule) return `nothing: ${rule.because}`;
  return rule.revokedBy.length === SECURITY_EVENTS.length ? 'every event' : rule.revokedBy.join(', ');
}

it('docs/SECURITY.md shows the table of what revokes what, line for line', () => {
  const lines = rules.map(([kind, rule]) => `| ${kind} | ${rule.lasts} | ${revokedBy(rule)} |`);
  expect(readProjectFile('docs/SECURITY.md')).toContain(lines.join('\n'));
});

it('a token either is a row that every event of it deletes, or says why nothing revokes it', () => {
  for (const kind of TOKEN_KINDS) {
    const rule = REVOCATION_RULES[kind];
    expect('store' in rule, kind).toBe(rule.revokedBy.length > 0);
    expect('because' in rule, kind).toBe(rule.revokedBy.length === 0);
  }
});

it('kinds that lie in one table are revoked by the same events: its rows are deleted without a look at their kind', () => {
  const eventsOf = (store: TokenStore) =>
    rules.flatMap(([, rule]) => ('store' in rule && rule.store === store ? [rule.revokedBy.join()] : []));
  for (const store of storesRevokedBy('password-reset')) expect(new Set(eventsOf(store)).size, store).toBe(1);
});
