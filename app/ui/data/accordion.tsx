import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';

export interface AccordionItem {
  /** Also the element's id, so that a link can lead to it (the browser opens it). */
  id: string;
  summary: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Shared by all items, so that one is open at a time; left out, each opens for itself. */
  name?: string;
  /** Id of the item that is open at first. */
  openId?: string;
  className?: string;
}

/** Disclosures under one another. Works without script. */
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
