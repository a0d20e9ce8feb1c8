import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';

export interface AccordionItem {
  /** Id of the element. The browser opens it when a link targets it. */
  id: string;
  summary: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name only one item is open at a time. */
  name?: string;
  /** Id of the initially open item. */
  openId?: string;
  className?: string;
}

/** A list of disclosures. Works without JavaScript. */
export function Accordion({ items, name, openId, className }: AccordionProps) {
  return (
    <div className={clsx('grid gap-grout', className)}>
      {items.map((item) => (
        <Disclosure key={item.id} id={item.id} name={name} open={item.id === openId} summary={item.summary}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
