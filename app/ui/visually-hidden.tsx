import type { ReactNode } from 'react';

/** Words for assistive technology only. Works without script. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
