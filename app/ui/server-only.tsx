import { type ReactNode, useState } from 'react';

interface Props {
  id: string;
  className: string;
  /** Guard it with `import.meta.env.SSR`, so that its components are not part of the script. */
  children: ReactNode;
}

/** The HTML that the document has for this element. An error page that replaces the page keeps it. */
const readSentHtml = (id: string) => document.getElementById(id)?.innerHTML ?? '';

/**
 * Content that only the server renders, and that no state changes. React leaves it as it is, because it does not look into an
 * element whose content is set as HTML.
 */
export function ServerOnly({ id, className, children }: Props) {
  const [html] = useState(() => (import.meta.env.SSR ? '' : readSentHtml(id)));
  return import.meta.env.SSR ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
