import { expect, test } from 'vitest';
import { buildContentSecurityPolicy } from './content-security-policy.server';

function readDirectives(chatOrigin?: string): Record<string, string[]> {
  const policy = buildContentSecurityPolicy({ scriptHashes: [], styleHashes: [], chatOrigin });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('R-PAGE-2: an external chat assistant gets its styles, pictures, fonts, frame and socket', () => {
  const origin = 'https://chat.example.com';
  const directives = readDirectives(origin);
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src']) {
    expect(directives[name], name).toContain(origin);
  }
  expect(directives['connect-src']).toContain('wss://chat.example.com');
  for (const name of ['default-src', 'form-action', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect(directives[name]?.join(' '), name).not.toContain('chat.example.com');
  }
});

test('without an external chat assistant nothing of another site is allowed', () => {
  expect(JSON.stringify(readDirectives())).not.toMatch(/https|wss/);
});
