import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

/** Classes of a table of the back office: rows as tiles with grout between them. */
export const TOOL_TABLE = 'tool-table w-full border-separate border-spacing-x-0 border-spacing-y-0.5';

export const TOOL_HEAD =
  'bg-bg px-2.5 max-[23rem]:px-1.5 py-1.5 text-start text-xs font-medium whitespace-nowrap max-[23rem]:whitespace-normal text-muted';

/**
 * A row with a link over all of it: `TOOL_ROW_LINK`. Only Safari ignores `position` of rows, so that the link would cover the whole page:
 * there the row clips it.
 */
export const TOOL_ROW = 'group relative supports-[-webkit-hyphens:none]:[clip-path:inset(0)]';

export const TOOL_CELL =
  'h-11 bg-surface px-2.5 max-[23rem]:px-1.5 py-1 group-hover:bg-raised group-has-[:focus-visible]:bg-raised first:rounded-s-tile last:rounded-e-tile lg:h-10';

export const TOOL_ROW_LINK =
  'after:absolute after:inset-0 after:rounded-tile focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link';

/** The link over all of a row. The keys J and K go from one to the next. */
export const ToolRowLink = ({ className, ...link }: ComponentProps<'a'>) => (
  <a {...link} {...{ [ADMIN_ATTRIBUTES.entry]: '' }} className={clsx(className, TOOL_ROW_LINK)} />
);

interface ToolTableHeadProps {
  /**
   * The columns. `className` is for the alignment, and for the widths at which a column is shown. A hidden label is read aloud. `content`
   * replaces the label.
   */
  heads: readonly { label: string; className?: string; isHidden?: boolean; content?: ReactNode }[];
}

/** The heads of a list of the back office. On a wide window they are always visible. */
export function ToolTableHead({ heads }: ToolTableHeadProps) {
  return (
    <thead className="lg:sticky lg:top-16 lg:z-2">
      <tr>
        {heads.map(({ label, className, isHidden, content }) => (
          <th key={label} scope="col" className={clsx(TOOL_HEAD, className)}>
            {content ?? (isHidden ? <span className="sr-only">{label}</span> : label)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ToolTableProps extends ToolTableHeadProps {
  /** Is read aloud. */
  caption: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list of the back office as a table. */
export const ToolTable = ({ caption, heads, children }: ToolTableProps) => (
  <table className={TOOL_TABLE}>
    <caption className="sr-only">{caption}</caption>
    <ToolTableHead heads={heads} />
    <tbody>{children}</tbody>
  </table>
);

/** Shown in place of an empty list: why it is empty, and what to do next. */
export function ToolEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-tile bg-surface p-6">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
