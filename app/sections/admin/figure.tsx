import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  value: string;
  /** What it is compared with, or how it is counted. */
  children: ReactNode;
}

/** A figure of the back office, inside a `dl`. */
export function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="rounded-tile bg-surface px-4 py-3.5 lg:px-4.5 lg:py-4">
      <dt>{label}</dt>
      <dd>
        <span className="mt-1.5 mb-0.5 block font-display text-[1.5rem] leading-tight font-semibold tracking-[-0.03em] tabular-nums lg:text-[1.875rem]">
          {value}
        </span>
        <span className="block text-xs text-muted">{children}</span>
      </dd>
    </div>
  );
}
