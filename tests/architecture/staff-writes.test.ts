import { expect, it } from 'vitest';
import { type Effects, staffWrites } from './staff-writes';

/** Functions of staff that leave no entry, each with the reason. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'account-deletion/guest-data#findGuestData': 'reads alone; the areas that it reads can also be deleted',
  'account-deletion/guest-data#exportGuestData':
    'writes its entry alone; the areas that it reads can also be deleted',
  'books/books#checkNow': 'changes nothing that it checks; the page lists its runs',
  'discounts/check-code#checkCode': 'counts the codes that were tried, and changes nothing else',
  'discounts/check-code#countTriedCode': 'counts the codes that were tried, and changes nothing else',
  'editions/schedule-edition#sendTestEdition': 'sends an email to the member of staff alone',
  'event-emails/preview-event-email#sendTestEventEmail': 'sends an email to the member of staff alone',
};

/** The entries of an order, and of the invoice of a milestone, are its history: who, when, from which state to which. */
const historyOf = (name: string): string[] =>
  /^(orders\/staff|project-billing)\//.test(name) ? ['auditEvents', 'orderEvents'] : ['auditEvents'];

/** Outside a transaction, only the entry of something that was read is written. */
const isRecorded = (name: string, { outside, transactions }: Effects): boolean =>
  [...outside].every((table) => table === 'auditEvents') &&
  transactions
    .filter((tables) => tables.size > 0)
    .every((tables) => historyOf(name).some((history) => tables.has(history)));

it('R-AUDIT-3: every function of staff that writes also writes an entry, in the same transaction', () => {
  const unrecorded = [...staffWrites].filter(([name, effects]) => !isRecorded(name, effects));
  const missing = unrecorded.map(([name]) => name).filter((name) => !(name in WITHOUT_ENTRY));
  expect(missing, 'call recordChange in the transaction (app/server/audit/record-change.server.ts)').toEqual(
    [],
  );
});

it('functions of staff are found: in the file of the permission, behind a helper and in an own file', () => {
  const names = [...staffWrites.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'accounts/users/roles#changeRole',
      'leads/inbox/answer-lead#reply',
      'orders/staff/decide-return#decideReturn',
    ]),
  );
  expect(names.length).toBeGreaterThan(45);
});
