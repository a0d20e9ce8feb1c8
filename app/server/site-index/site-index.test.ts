import { expect, it } from 'vitest';
import { site } from '~site';
import { createSecurityTxt } from './site-index.server';

it('security.txt is never out of date, and names the address for reports', () => {
  const text = createSecurityTxt('https://www.example.com', new Date('2026-11-29T20:00:00Z'));
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${site.emails.security}`,
    'Expires: 2027-05-29T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});
