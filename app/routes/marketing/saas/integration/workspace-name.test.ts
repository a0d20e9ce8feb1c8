import { expect, it } from 'vitest';
import { fillWorkspaceName, parseWorkspaceName } from './workspace-name';

it.each([
  ['winter-build', 'winter-build'],
  [' Winter Build 2026 ', 'winter-build-2026'],
])('reads “%s” as %s', (typed, name) => {
  expect(parseWorkspaceName(typed)).toEqual({ kind: 'valid', name });
});

it.each(['-build', 'a--b', 'a/b', '$(rm)', "a'b", '<b>', 'x'.repeat(41)])('refuses “%s”', (typed) => {
  expect(parseWorkspaceName(typed)).toMatchObject({ kind: 'invalid' });
});

it('fills in a valid name only', () => {
  const code = 'https://your-name.example/your-name';
  expect(fillWorkspaceName(code, parseWorkspaceName('guild'))).toBe('https://guild.example/guild');
  expect(fillWorkspaceName(code, parseWorkspaceName('$$'))).toBe(code);
  expect(fillWorkspaceName(code, parseWorkspaceName(null))).toBe(code);
});
