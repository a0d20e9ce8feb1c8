import { expect, it } from 'vitest';
import { type AccountSetup, listOpenTasks } from './list-open-tasks';

const completeAccount: AccountSetup = {
  isEmailConfirmed: true,
  hasPassword: true,
  hasTwoFactor: true,
  passkeyCount: 0,
  addressCount: 1,
};
const listIds = (change: Partial<AccountSetup> = {}) =>
  listOpenTasks({ ...completeAccount, ...change }).map(({ id }) => id);

it('lists nothing for a complete account', () => {
  expect(listIds()).toEqual([]);
});

it('lists each open task, the most urgent first', () => {
  const open = { isEmailConfirmed: false, hasTwoFactor: false, addressCount: 0, unpaidOrder: 'TS-1' };
  expect(listIds(open)).toEqual(['pay', 'email', 'protection', 'address']);
});

it('recommends no second factor beside a passkey, and none without a password', () => {
  expect(listIds({ hasTwoFactor: false, passkeyCount: 1 })).toEqual([]);
  expect(listIds({ hasTwoFactor: false, hasPassword: false })).toEqual([]);
});
