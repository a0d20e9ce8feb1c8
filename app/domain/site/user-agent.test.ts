import { expect, it } from 'vitest';
import { toUserAgent } from './user-agent';

it.each([
  ['Tessera', 'Tessera'],
  ['Café Fjäll – shop', 'Cafe Fjall  shop'],
  ['मोज़ेक', 'website'],
])('names the site %s as %s', (name, userAgent) => {
  expect(toUserAgent(name)).toBe(userAgent);
});
