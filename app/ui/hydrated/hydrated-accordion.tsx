import { Accordion as Base } from '@base-ui/react/accordion';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { AccordionItem } from '../data/accordion';
import { Icon } from '../icons/icon';

export interface HydratedAccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the open items, controlled. */
  openIds?: readonly string[];
  defaultOpenIds?: readonly string[];
  onOpenChange?: (open: readonly string[]) => void;
  /** Several items can be open. */
  isMultiple?: boolean;
  className?: string;
}

/** An accordion with controlled open items (steps of a form). Needs React (Base UI); otherwise use `Accordion`. */
export function HydratedAccordion(props: HydratedAccordionProps) {
  const { items, openIds, defaultOpenIds, onOpenChange, isMultiple, className } = props;
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <Base.Root
      value={openIds ? [...openIds] : undefined}
      defaultValue={defaultOpenIds ? [...defaultOpenIds] : undefined}
      onValueChange={(next) => onOpenChange?.(next.map(String))}
      multiple={isMultiple}
      hiddenUntilFound
      className={clsx('grid gap-grout', className)}
    >
      {items.map((item) => (
        <Base.Item key={item.id} id={item.id} value={item.id} className="rounded-tile bg-surface">
          <Base.Header className="text-base tracking-normal font-sans">
            <Base.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 rounded-tile px-5 py-4 text-start font-semibold transition-colors hover:bg-raised">
              {item.summary}
              <span className="shrink-0 text-muted transition-transform group-data-panel-open:rotate-45">
                <Icon name="plus" size={18} />
              </span>
            </Base.Trigger>
          </Base.Header>
          <Base.Panel
            keepMounted
            // Base UI sets the height in a style attribute, which the server's markup must not have.
            render={({ style, ...panel }) => <div {...panel} style={isHydrated ? style : undefined} />}
            className="h-(--accordion-panel-height) overflow-clip transition-[height] data-starting-style:h-0 data-ending-style:h-0"
          >
            <div className="max-w-[68ch] px-5 pt-1 pb-6 text-muted">{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
