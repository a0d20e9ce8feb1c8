import type { ReactNode } from 'react';

/** Shown in place of an empty list: why it is empty, and what to do next. */
export function ToolEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-tile bg-surface p-6">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
