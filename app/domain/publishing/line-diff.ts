export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this many pairs of lines the comparison would be slow: the texts are shown one after the other. */
const MAX_PAIRS = 4_000_000;

const mark = (lines: readonly string[], kind: DiffLine['kind']): DiffLine[] =>
  lines.map((text) => ({ kind, text }));

/** `lengths[i][j]`: the length of the longest common subsequence of `before` from i and `after` from j. */
function measureCommon(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const below = lengths[i + 1]?.[j] ?? 0;
      const right = lengths[i]?.[j + 1] ?? 0;
      const both = (lengths[i + 1]?.[j + 1] ?? 0) + 1;
      (lengths[i] ?? [])[j] = before[i] === after[j] ? both : Math.max(below, right);
    }
  return lengths;
}

function compareMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > MAX_PAIRS) return [...mark(before, 'removed'), ...mark(after, 'added')];
  const lengths = measureCommon(before, after);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const [one = '', other = ''] = [before[i], after[j]];
    if (one === other) {
      lines.push({ kind: 'same', text: one });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      lines.push({ kind: 'removed', text: one });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: other });
      j += 1;
    }
  }
  return [...lines, ...mark(before.slice(i), 'removed'), ...mark(after.slice(j), 'added')];
}

/** The lines of both texts in order, with as many common ones as possible. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return [
    ...mark(old.slice(0, start), 'same'),
    ...compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...mark(old.slice(old.length - end), 'same'),
  ];
}
