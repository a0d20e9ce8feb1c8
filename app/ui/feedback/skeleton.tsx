import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A tile in the place of something that is still to come; give it that thing's size by classes. Works without script. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-tile bg-control', className)} />;
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5'] as const;

/** Lines of text to come; the last one is short, as the last line of a paragraph is. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const rows = Array.from({ length: lines }, (_, line) => ({
    key: `line-${line}`,
    width: line === lines - 1 && lines > 1 ? 'w-3/5' : LINE_WIDTHS[line % LINE_WIDTHS.length],
  }));
  return (
    <span aria-hidden="true" className={clsx('grid gap-2.5', className)}>
      {rows.map(({ key, width }) => (
        <Skeleton key={key} className={clsx('h-[0.9em]', width)} />
      ))}
    </span>
  );
}

/** Region that is loading: says so once in words, and shows the shape of what will be there. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
