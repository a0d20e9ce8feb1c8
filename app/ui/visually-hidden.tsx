import type { ReactNode } from 'react';

/** Text for screen readers only. Works without JavaScript. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
