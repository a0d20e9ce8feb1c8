import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Placeholder of content that is loading. Its size is set by classes. Works without JavaScript. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-tile bg-control', className)} />;
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5'] as const;

/** Placeholder of text. The last line is shorter. */
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

/** A region that is loading, with a status text for screen readers and placeholders. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
