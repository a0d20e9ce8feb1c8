import type { ReactNode } from 'react';
import { TextLink } from '~/ui/buttons/text-link';

interface ShopHomeSectionProps {
  title: string;
  text?: string;
  moreLink?: { label: string; href: string };
  children: ReactNode;
}

/** A section of the shop's home page with title, text and a link to more. */
export function ShopHomeSection({ title, text, moreLink, children }: ShopHomeSectionProps) {
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2>{title}</h2>
          {text && <p className="mt-2.5 text-muted">{text}</p>}
        </div>
        {moreLink && <TextLink href={moreLink.href}>{moreLink.label}</TextLink>}
      </div>
      {children}
    </div>
  );
}
