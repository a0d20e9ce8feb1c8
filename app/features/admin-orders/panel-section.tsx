import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  /** Id of the section, as the target of links. */
  id?: string;
  children: ReactNode;
}

/** A titled part of an order's panel. */
export function PanelSection({ title, id, children }: PanelSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="grid scroll-mt-20 gap-2 print:hidden">
      <h2 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
