import clsx from 'clsx';
import type { ReactNode } from 'react';

interface KeyboardKeyProps {
  className?: string;
  children: ReactNode;
}

/** The key of a shortcut, beside what it activates. It is hidden where no script can run, on paper and on touch screens. */
export function KeyboardKey({ className, children }: KeyboardKeyProps) {
  return (
    <kbd
      className={clsx(
        'needs-script inline-grid min-h-5 min-w-5 place-items-center rounded-inner px-1.5 font-sans text-xs leading-none font-medium pointer-coarse:hidden print:hidden',
        className ?? 'bg-control text-muted',
      )}
    >
      {children}
    </kbd>
  );
}
