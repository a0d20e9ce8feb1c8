import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  className?: string;
}

/** Shown instead of an empty list or missing content, with an action. Works without JavaScript. */
export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('grid justify-items-start gap-6 rounded-tile bg-surface p-6 md:p-10', className)}>
      <svg width="72" height="72" viewBox="0 0 24 24" aria-hidden="true">
        <path className="fill-tile-2" d="M0 0h11v11h-11z" />
        <path className="fill-tile-2" d="M0 13h11v11h-11z" />
        <path className="fill-tile-3" d="M13 13h11v11h-11z" />
        <path className="fill-glaze-marigold" d="M13 11v-11a11 11 0 0 1 11 11z" />
      </svg>
      <div className="grid gap-2">
        <Heading className="text-h3">{title}</Heading>
        {children && <div className="max-w-[36em] text-muted">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
