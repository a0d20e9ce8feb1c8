import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface SegmentedLinksProps {
  label: string;
  items: readonly { label: ReactNode; href: string; isCurrent?: boolean }[];
  className?: string;
}

/**
 * Links to the views of one subject. They wrap, so that the current one is in view on phones as well; only a label that is wider than
 * the window scrolls. Works without JavaScript.
 */
export function SegmentedLinks({ label, items, className }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={clsx('-m-1.5 overflow-x-auto p-1.5 print:hidden', className)}>
      <ul className="flex flex-wrap gap-grout">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-inner px-4 text-sm whitespace-nowrap transition-colors',
                item.isCurrent ? 'bg-text font-semibold text-bg' : 'bg-control hover:bg-control-hover',
              )}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
