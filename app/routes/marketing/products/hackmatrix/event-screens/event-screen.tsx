import type { ReactNode } from 'react';

interface EventScreenProps {
  title: string;
  /** The one figure of the screen. */
  aside?: string;
  children: ReactNode;
}

/** A small part of the product's interface, with data of Monsoon Build 2026. */
export function EventScreen({ title, aside, children }: EventScreenProps) {
  return (
    <figure className="rounded-tile bg-surface p-4 sm:p-5">
      <figcaption className="mb-4 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        {aside && <span className="text-muted tabular-nums">{aside}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
