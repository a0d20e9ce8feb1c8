import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  children: ReactNode;
}

/** Content that opens below a summary. Disclosures with the same `name` close each other. Works without JavaScript. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx('disclosure group rounded-tile bg-surface', className)}>
      <summary className="flex min-h-14 items-center justify-between gap-6 rounded-tile px-5 py-4 font-semibold transition-colors hover:bg-raised">
        <span>{summary}</span>
        <span className="shrink-0 text-muted transition-transform group-open:rotate-45">
          <Icon name="plus" size={18} />
        </span>
      </summary>
      <div className="max-w-[68ch] px-5 pt-1 pb-6 text-muted">{children}</div>
    </details>
  );
}
