import type { ReactNode } from 'react';
import { TextLink } from '~/ui/buttons/text-link';

interface ShopHomeSectionProps {
  title: string;
  text?: string;
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A section of the front: what it is, the way to more of it, and what stands on it. */
export function ShopHomeSection({ title, text, more, children }: ShopHomeSectionProps) {
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2>{title}</h2>
          {text && <p className="mt-2.5 text-muted">{text}</p>}
        </div>
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
      </div>
      {children}
    </div>
  );
}
