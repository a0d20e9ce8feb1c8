import { describe, expect, it } from 'vitest';
import { readEnvironment } from '~/server/env.server';
import { checkPublicAccess } from './check-public-access.server';

const check = (settings: Record<string, string>) =>
  checkPublicAccess(readEnvironment(settings)).map(
    ({ isHealthy, message }) => `${isHealthy ? '✓' : '✗'} ${message}`,
  );

const postgres = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: 'x'.repeat(32) };
const publicSite = { PUBLIC_URL: 'https://shop.example.com' };

describe('the check of public access', () => {
  it('reports nothing for a site on this machine only', () => {
    expect(check({})).toEqual([]);
    expect(check(postgres)).toEqual([]);
  });

  it('reports the embedded database at a public URL', () => {
    expect(check(publicSite)).toEqual([
      expect.stringMatching(/^✓ Demo mode is off/),
      expect.stringMatching(
        /^✓ The embedded database serves the public address\. Only one process can use it/,
      ),
    ]);
    expect(check({ ...publicSite, ...postgres })).toEqual([expect.stringMatching(/^✓ Demo mode is off/)]);
  });

  it('reports demo mode at a public URL', () => {
    expect(check({ ...publicSite, DEMO: 'on' })[0]).toMatch(/^✓ Demo mode is on .* sign in as admin/);
  });

  it('reports a public URL that cannot work or is not encrypted', () => {
    expect(check({ HOST: '0.0.0.0' })).toContainEqual(
      expect.stringMatching(/^✗ Other machines .* Enter the public address\.$/),
    );
    expect(check({ PUBLIC_URL: 'http://shop.example.com' })).toContainEqual(
      expect.stringMatching(/^✗ The public address is not https/),
    );
  });

  it('reports demo mode behind a proxy without PUBLIC_URL', () => {
    expect(check({ TRUSTED_PROXIES: '1' })).toEqual([
      expect.stringMatching(/^✗ Demo mode is on behind a proxy/),
    ]);
    expect(check({ TRUSTED_PROXIES: '1', DEMO: 'off' })).toEqual([]);
  });
});
