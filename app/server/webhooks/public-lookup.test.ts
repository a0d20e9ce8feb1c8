import { expect, it } from 'vitest';
import { isPrivateAddress, lookUpPublic, PrivateAddressError } from './public-lookup.server';

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '::ffff:0:a00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2001:0:a00:1::',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  '1.1.1.1',
  '100.128.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.255',
  '::ffff:1.1.1.1',
  '2001:4860::1',
  '2606:4700::1111',
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

it.each([{ all: true }, {}])('the name of this machine is refused with the options %j', async (options) => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', options, resolve));
  expect(error).toBeInstanceOf(PrivateAddressError);
});
