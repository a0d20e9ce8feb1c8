import { describe, expect, it } from 'vitest';
import { readEnvironment } from '~/server/env.server';
import { examineAccess } from './examine-access';

const found = (settings: Record<string, string>) =>
  examineAccess(readEnvironment(settings)).map(
    ({ isHealthy, message }) => `${isHealthy ? '✓' : '✗'} ${message}`,
  );

const shared = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: 'x'.repeat(32) };
const shop = { PUBLIC_URL: 'https://shop.example.com' };

describe('the doctor', () => {
  it('has nothing to say of a site on this machine alone', () => {
    expect(found({})).toEqual([]);
    expect(found(shared)).toEqual([]);
  });

  it('says what the embedded database behind a public address means', () => {
    expect(found(shop)).toEqual([
      expect.stringMatching(/^✓ Demo mode is off/),
      expect.stringMatching(/^✓ The embedded database serves the public address\. It is open in one process/),
    ]);
    expect(found({ ...shop, ...shared })).toEqual([expect.stringMatching(/^✓ Demo mode is off/)]);
  });

  it('says what demo mode behind a public address opens', () => {
    expect(found({ ...shop, DEMO: 'on' })[0]).toMatch(/^✓ Demo mode is on .* sign in as the owner/);
  });

  it('finds fault with a public address that cannot work, or is not private', () => {
    expect(found({ HOST: '0.0.0.0' })).toContainEqual(expect.stringMatching(/^✗ HOST .* Set PUBLIC_URL\.$/));
    expect(found({ PUBLIC_URL: 'http://shop.example.com' })).toContainEqual(
      expect.stringMatching(/^✗ PUBLIC_URL is not https/),
    );
  });

  it('finds fault with demo mode behind a proxy that nothing else tells of', () => {
    expect(found({ TRUSTED_PROXIES: '1' })).toEqual([
      expect.stringMatching(/^✗ Demo mode is on, and a proxy/),
    ]);
    expect(found({ TRUSTED_PROXIES: '1', DEMO: 'off' })).toEqual([]);
  });
});
