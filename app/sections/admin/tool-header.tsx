import clsx from 'clsx';
import type { ReactNode } from 'react';

interface ToolHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  className?: string;
  /** Buttons and links at the right. */
  children?: ReactNode;
}

/** The title of a page of the back office, with what can be done on the whole page. */
export function ToolHeader({ title, text, className, children }: ToolHeaderProps) {
  return (
    <header className={clsx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-3 pb-4', className)}>
      <div className="min-w-0">
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em] wrap-anywhere">{title}</h1>
        {text && <p className="mt-1 max-w-2xl text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-grout print:hidden">{children}</div>}
    </header>
  );
}
