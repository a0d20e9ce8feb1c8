import { expect, it } from 'vitest';
import { findOwnQuestion } from './own-question';

it.each([
  ['where is my parcel?', { about: 'orders' }],
  ['has my order shipped', { about: 'orders' }],
  ['when is my refund coming', { about: 'returns' }],
  ['how far is our project', { about: 'projects' }],
  ['TS-2627-000042?', { about: 'orders', orderNumber: 'TS-2627-000042' }],
  ['return of ts-2627-000042', { about: 'returns', orderNumber: 'ts-2627-000042' }],
])('“%s” is about what belongs to the user', (question, own) => {
  expect(findOwnQuestion(question)).toEqual(own);
});

it.each([
  '',
  'what does delivery cost',
  'can I return my order',
  'do you deliver today',
  'price of a project',
])('“%s” is not', (question) => {
  expect(findOwnQuestion(question)).toBeUndefined();
});
