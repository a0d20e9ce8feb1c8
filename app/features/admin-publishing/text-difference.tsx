import clsx from 'clsx';
import { type DiffLine, diffLines } from '~/domain/publishing/line-diff';

const LINES: Readonly<Record<DiffLine['kind'], { sign: string; label?: string; className: string }>> = {
  same: { sign: ' ', className: 'text-muted' },
  added: { sign: '+', label: 'Added: ', className: 'border-s-3 border-success bg-raised' },
  removed: { sign: '−', label: 'Removed: ', className: 'border-s-3 border-danger bg-raised' },
};

/** Equal lines that are shown around a difference. */
const AROUND = 2;

/** The lines near a difference. A run of others becomes one mark. */
function shorten(lines: readonly DiffLine[]): (DiffLine | null)[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line];
    return index === 0 || isNear[index - 1] ? [null] : [];
  });
}

/** What differs between two texts, line by line. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className="text-muted">The text is the same.</p>;
  return (
    <ol className="grid gap-px overflow-hidden rounded-tile bg-bg-sunk p-2 font-mono text-xs">
      {shorten(diffLines(before, after)).map((line, index) => {
        const key = `line-${index}`;
        if (!line)
          return (
            <li key={key} className="px-2 text-muted">
              …
            </li>
          );
        const { sign, label, className } = LINES[line.kind];
        return (
          <li key={key} className={clsx('grid grid-cols-[1rem_minmax(0,1fr)] px-2', className)}>
            <span aria-hidden="true">{sign}</span>
            <span className="whitespace-pre-wrap wrap-anywhere">
              {label && <span className="sr-only">{label}</span>}
              {line.text || ' '}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
