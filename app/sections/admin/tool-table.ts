/** Classes of a table of the back office: rows as tiles with grout between them. */
export const TOOL_TABLE = 'w-full border-separate border-spacing-x-0 border-spacing-y-0.5';

export const TOOL_HEAD =
  'bg-bg px-2.5 max-[23rem]:px-1.5 py-1.5 text-start text-xs font-medium whitespace-nowrap text-muted';

/** A row with a link over all of it: `TOOL_ROW_LINK`. */
export const TOOL_ROW = 'group relative';

export const TOOL_CELL =
  'h-11 bg-surface px-2.5 max-[23rem]:px-1.5 py-1 group-hover:bg-raised group-has-[:focus-visible]:bg-raised first:rounded-s-tile last:rounded-e-tile lg:h-10';

export const TOOL_ROW_LINK =
  'after:absolute after:inset-0 after:rounded-tile focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link';
