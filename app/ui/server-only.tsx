import type { ReactNode } from 'react';

interface Props {
  className: string;
  /** Guard it with `import.meta.env.SSR`, so that its components are not part of the script. */
  children: ReactNode;
}

/**
 * Content that only the server renders. Hydration leaves it as it is: React does not look into an element whose content is set
 * as HTML.
 */
export function ServerOnly({ className, children }: Props) {
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
