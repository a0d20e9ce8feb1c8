import { expect, it } from 'vitest';
import { tileMaps } from './tile-maps';

it.each(Object.entries(tileMaps))('%s has known tiles and fits a phone', (_, map) => {
  for (const row of map) expect(row).toMatch(/^[-=.cvmpijgCVMPIJG]+$/);
  expect(Math.max(...map.map((row) => row.length))).toBeLessThanOrEqual(24);
});

it('shows the numbers of its caption', () => {
  const count = (name: keyof typeof tileMaps, mark: string) => tileMaps[name].join('').split(mark).length - 1;
  expect(count('waiting-list', 'J')).toBe(16);
  expect(count('waiting-list', 'M')).toBe(3);
  expect(count('workshop-room', 'J')).toBe(16);
  expect(count('workshop-room', 'V')).toBe(2);
  expect(count('event-seats', 'M')).toBe(11);
  expect(count('event-seats', 'M') + tileMaps['event-seats'].join('').split('=').length - 1).toBe(16);
  expect(tileMaps.weekend.join('')).toHaveLength(48);
});
