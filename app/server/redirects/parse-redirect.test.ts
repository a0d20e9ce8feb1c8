import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivatePath, isReservedPath, PRIVATE_PATHS } from '~/domain/site/private-paths';
import { getRedirectLocation, parseRedirectFrom, parseRedirectTarget } from '~/domain/site/stored-redirect';
import { getCanonicalPath } from '~/server/http/pages/canonical-path.server';

const origin = 'https://site.example';
const domain = 'company.example';
const rules = {
  origin,
  domain,
  profileHosts: ['social.example'],
  toCanonical: (path: string) => getCanonicalPath(path) ?? path,
};

const readFrom = (text: string) => {
  const parsed = parseRedirectFrom(text, rules);
  return parsed.kind === 'parsed' ? parsed.value : parsed.issue.kind;
};
const readTarget = (text: string) => {
  const parsed = parseRedirectTarget(text, rules);
  return parsed.kind === 'parsed' ? parsed.value : parsed.issue.kind;
};

describe('R-REDIRECT-2: where a redirect begins', () => {
  it.each([
    ['/Old-Page/', '/old-page'],
    [`${origin}/old//page`, '/old/page'],
    ['/a/../b', '/b'],
    ['/Café', '/caf%C3%A9'],
    ['/about', '/company'],
    ['old-page', 'no-path'],
    ['//evil.example/a', 'no-path'],
    ['/\\evil.example', 'no-path'],
    ['https://evil.example/a', 'no-path'],
    ['javascript:alert(1)', 'no-path'],
    ['/%E0%A4%A', 'no-path'],
    ['/old?page=1', 'has-query'],
    ['/old#part', 'has-query'],
    ['/a/..//ADMIN/x', 'reserved'],
    ['/%61dmin', 'reserved'],
    ['/pricing.data', 'reserved'],
  ])('%s is read as %s', (text, read) => {
    expect(readFrom(text)).toBe(read);
  });

  it('is never below a private path, however it is written', () => {
    const beginning = fc.constantFrom(...PRIVATE_PATHS, '/idp', '/webhooks', '/assets');
    const written = fc.constantFrom(
      (path: string) => path,
      (path: string) => path.toUpperCase(),
      (path: string) => `/x/..${path}`,
      (path: string) => `/${path}`.replace('//', '/./'),
      (path: string) => `${path}//`,
    );
    fc.assert(
      fc.property(beginning, written, fc.webSegment(), (path, write, segment) => {
        expect(['reserved', 'no-path']).toContain(readFrom(write(`${path.replace(/\/$/, '')}/x${segment}`)));
      }),
    );
    expect(isReservedPath('/accounting')).toBe(false);
  });

  it('is canonical: the server answers it without another redirect', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const parsed = parseRedirectFrom(`/p${path}`, rules);
        if (parsed.kind === 'parsed') expect(getCanonicalPath(parsed.value)).toBeUndefined();
      }),
    );
  });
});

describe('R-REDIRECT-3: where a redirect leads', () => {
  it.each([
    ['/Pricing/?plan=Team#Faq', '/pricing?plan=Team#Faq'],
    [`${origin}/faq`, '/faq'],
    ['/about', '/company'],
    [`https://docs.${domain}/Start`, `https://docs.${domain}/Start`],
    ['https://social.example/us', 'https://social.example/us'],
    ['faq', 'no-url'],
    ['https://evil.example/', 'foreign'],
    [`https://not${domain}/`, 'foreign'],
    [`https://${domain}.evil.example/`, 'foreign'],
    [`http://docs.${domain}/`, 'foreign'],
    [`https://user@docs.${domain}/`, 'foreign'],
    ['//evil.example/', 'no-url'],
    ['/\\evil.example', 'no-url'],
    ['javascript:alert(1)', 'foreign'],
    ['/Admin', 'private'],
    [`${origin}/account/orders?page=2`, 'private'],
    ['/a/../%61dmin#x', 'private'],
    ['/accounting', '/accounting'],
  ])('%s is read as %s', (text, read) => {
    expect(readTarget(text)).toBe(read);
  });

  it('is never a private path, however it is written', () => {
    const beginning = fc.constantFrom(...PRIVATE_PATHS);
    const written = fc.constantFrom(
      (path: string) => path,
      (path: string) => path.toUpperCase(),
      (path: string) => `/x/..${path}`,
      (path: string) => `${origin}${path}//`,
    );
    const rest = fc.tuple(fc.webSegment(), fc.webQueryParameters());
    fc.assert(
      fc.property(beginning, written, rest, (path, write, [segment, query]) => {
        const read = readTarget(`${write(`${path.replace(/\/$/, '')}/x${segment}`)}?${query}`);
        expect(['private', 'no-url', 'foreign']).toContain(read);
      }),
    );
    expect(isPrivatePath('/shop')).toBe(false);
  });

  it('is on this site or on a host of the company, whatever is typed', () => {
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((rest) => `/${rest}`),
      fc.string().map((rest) => `https://${rest}.${domain}`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseRedirectTarget(typed, rules);
        if (parsed.kind === 'refused') return;
        const { protocol, hostname } = new URL(parsed.value, origin);
        expect(protocol).toBe('https:');
        expect(hostname).toMatch(/(^|\.)(site\.example|company\.example)$/);
      }),
    );
  });
});

it('the query of the request goes with a target that has none', () => {
  expect(getRedirectLocation('/faq', '?utm=a')).toBe('/faq?utm=a');
  expect(getRedirectLocation('/faq#tax', '?utm=a')).toBe('/faq?utm=a#tax');
  expect(getRedirectLocation('/help/detail?a=tax', '?utm=a')).toBe('/help/detail?a=tax');
  expect(getRedirectLocation('/faq', '')).toBe('/faq');
});
