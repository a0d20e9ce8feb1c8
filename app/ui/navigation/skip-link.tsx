import type { ReactNode } from 'react';
import { getButtonClasses } from '../buttons/button-classes';

/** First link of the document, visible on focus. Works without JavaScript. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className={`${getButtonClasses({ size: 'sm' })} fixed start-4 top-4 z-50 not-focus-visible:sr-only`}
    >
      {children}
    </a>
  );
}
