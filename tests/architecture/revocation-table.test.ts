import { expect, it } from 'vitest';
import {
  getRevokedStores,
  REVOCATION_RULES,
  SECURITY_EVENTS,
  TOKEN_KINDS,
  type TokenStore,
} from '~/server/accounts/credentials/revocation-rules.server';
import { readProjectFile } from './project-files';

const rules = Object.entries(REVOCATION_RULES);

function describeEvents(rule: (typeof rules)[number][1]): string {
  if ('reason' in rule) return `nothing: ${rule.reason}`;
  return rule.revokedBy.length === SECURITY_EVENTS.length ? 'every event' : rule.revokedBy.join(', ');
}

it('docs/SECURITY.md has the table of revocation rules', () => {
  const lines = rules.map(([kind, rule]) => `| ${kind} | ${rule.lasts} | ${describeEvents(rule)} |`);
  expect(readProjectFile('docs/SECURITY.md')).toContain(lines.join('\n'));
});

it('a token kind has a store if events revoke it, and a reason if not', () => {
  for (const kind of TOKEN_KINDS) {
    const rule = REVOCATION_RULES[kind];
    expect('store' in rule, kind).toBe(rule.revokedBy.length > 0);
    expect('reason' in rule, kind).toBe(rule.revokedBy.length === 0);
  }
});

it('token kinds in one table are revoked by the same events, because all rows are deleted', () => {
  const listEvents = (store: TokenStore) =>
    rules.flatMap(([, rule]) => ('store' in rule && rule.store === store ? [rule.revokedBy.join()] : []));
  for (const store of getRevokedStores('password-reset'))
    expect(new Set(listEvents(store)).size, store).toBe(1);
});
