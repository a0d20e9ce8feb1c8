import { Tabs as Base } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TabsProps {
  label: string;
  items: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

const TAB =
  'inline-flex min-h-11 items-center rounded-inner bg-control px-4 text-sm whitespace-nowrap transition-colors hover:bg-control-hover data-active:bg-text data-active:font-semibold data-active:text-bg data-disabled:pointer-events-none data-disabled:text-faint';

/**
 * Tabs with panels. Needs React (Base UI). All panels are in the server's markup, but the browser's search finds only the
 * open one. On a static page use `SegmentedLinks` or `Accordion`.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(next) => onValueChange?.(String(next))}
      className={clsx('grid gap-5', className)}
    >
      <div className="-m-1.5 overflow-x-auto p-1.5">
        <Base.List aria-label={label} className="flex w-max gap-grout">
          {items.map((item) => (
            <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={TAB}>
              {item.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
