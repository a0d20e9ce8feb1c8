import type { ReactNode } from 'react';

interface GstSectionProps {
  id: string;
  title: string;
  /** Which documents are in it. */
  text?: string;
  /** Left out when the table has no entry. */
  children?: ReactNode;
}

/** A table of the return below its number and name. */
export function GstSection({ id, title, text, children }: GstSectionProps) {
  return (
    <section aria-labelledby={id} className="pt-5">
      <h2 id={id} className="text-panel">
        {title}
      </h2>
      {text && <p className="max-w-3xl pt-0.5 text-xs text-muted">{text}</p>}
      <div className="pt-1">{children || <p className="text-muted">Nothing this month.</p>}</div>
    </section>
  );
}
