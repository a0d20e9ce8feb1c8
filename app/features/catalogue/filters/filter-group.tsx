import type { ReactNode } from 'react';
import { Icon } from '~/ui/icons/icon';

interface FilterGroupProps {
  title: string;
  /** Number of selected values. */
  activeCount: number;
  /** Open also without a selected value. */
  isOpen?: boolean;
  children: ReactNode;
}

/** One filter as a disclosure. It is open while a value is selected. */
export function FilterGroup({ title, activeCount, isOpen, children }: FilterGroupProps) {
  return (
    <details className="disclosure group rounded-tile bg-surface" open={isOpen || activeCount > 0}>
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-tile px-4 font-semibold transition-colors hover:bg-raised focus-visible:-outline-offset-2">
        <span>
          {title}
          {activeCount > 0 && (
            <span className="font-normal text-muted tabular-nums"> · {activeCount} set</span>
          )}
        </span>
        <span className="text-muted transition-transform group-open:rotate-180">
          <Icon name="chevron-down" size={14} />
        </span>
      </summary>
      <fieldset className="px-4 pt-0.5 pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
