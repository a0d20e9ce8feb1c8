import type { ReactNode } from 'react';
import { Icon } from '~/ui/icons/icon';

interface FilterGroupProps {
  title: string;
  /** How many of its values are set. */
  active: number;
  /** Open even when nothing is set. */
  open?: boolean;
  children: ReactNode;
}

/** One filter behind its name; it stands open while something in it is set. */
export function FilterGroup({ title, active, open, children }: FilterGroupProps) {
  return (
    <details className="disclosure group rounded-tile bg-surface" open={open || active > 0}>
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-tile px-4 font-semibold transition-colors hover:bg-raised focus-visible:-outline-offset-2">
        <span>
          {title}
          {active > 0 && <span className="font-normal text-muted tabular-nums"> · {active} set</span>}
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
