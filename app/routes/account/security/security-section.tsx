import type { ReactNode } from 'react';

interface SecuritySectionProps {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A section of the page: title and lead at the left, controls at the right. */
export function SecuritySection({ id, title, lead, children }: SecuritySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <p className="text-sm text-muted">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-grout">{children}</div>
    </section>
  );
}
