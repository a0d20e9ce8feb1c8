import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Thrown instead of connecting to this machine or its network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Addresses that are not of the public internet, as [address, prefix, family]. */
const PRIVATE_SUBNETS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Addresses with an IPv4 address in them, besides ::ffff:0:0/96, whose addresses are compared as IPv4. The first also has :: and ::1.
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
] as const;

const privateAddresses = new BlockList();
for (const [address, prefix, family] of PRIVATE_SUBNETS) privateAddresses.addSubnet(address, prefix, family);

export const isPrivateAddress = (address: string): boolean =>
  privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Looks up a host name for a connection and fails for private addresses. The check is part of the connection: a name that changes its
 * address between a check and the connection gets nothing.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error, '', undefined);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new PrivateAddressError('The host has a private address.'), '', undefined);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
