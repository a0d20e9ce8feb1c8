import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { EDGE_PARAMETER, FIRST_EDGE, parseEdge } from './edge-position';

const readPath = (path: string) =>
  parseEdge(new URL(path, 'https://a.example').searchParams.get(EDGE_PARAMETER) ?? '');

it('a link has the edge that was shared', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (edge) => {
      expect(readPath(paths.portfolio.editorialCase(edge))).toBe(edge);
    }),
  );
  expect(paths.portfolio.editorialCase()).not.toContain('?');
});

it.each(['', '101', '-1', '5.5', '1e2', '9999', '<b>'])('another text is the middle: %s', (text) => {
  expect(parseEdge(text)).toBe(FIRST_EDGE);
});
