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

function revokedBy(rule: (typeof rules)[number][1]): string {
  if ('reason' in rule) return `nothing: ${rule.reason}`;
  return rule.revokedBy.length === SECURITY_EVENTS.length ? 'every event' : rule.revokedBy.join(', ');
}

it('docs/SECURITY.md shows the revocation rules', () => {
  const lines = rules.map(([kind, rule]) => `| ${kind} | ${rule.lasts} | ${revokedBy(rule)} |`);
  expect(readProjectFile('docs/SECURITY.md')).toContain(lines.join('\n'));
});

it('a token has a store when events revoke it, and a reason when none does', () => {
  for (const kind of TOKEN_KINDS) {
    const rule = REVOCATION_RULES[kind];
    expect('store' in rule, kind).toBe(rule.revokedBy.length > 0);
    expect('reason' in rule, kind).toBe(rule.revokedBy.length === 0);
  }
});

it('kinds in one table are revoked by the same events, because rows are deleted whatever their kind', () => {
  const eventsOf = (store: TokenStore) =>
    rules.flatMap(([, rule]) => ('store' in rule && rule.store === store ? [rule.revokedBy.join()] : []));
  for (const store of getRevokedStores('password-reset'))
    expect(new Set(eventsOf(store)).size, store).toBe(1);
});
