/** Classes of all popups: lists, menus, tooltips. */
export const POPUP =
  'overlay max-h-(--available-height) origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-tile p-1.5 outline-none transition-[opacity,translate] duration-160 data-starting-style:opacity-0 data-starting-style:-translate-y-1 data-ending-style:opacity-0';

export const POPUP_ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 text-sm outline-none select-none data-highlighted:bg-control data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-link data-selected:font-semibold data-disabled:cursor-not-allowed data-disabled:text-faint';

export const BACKDROP =
  'fixed inset-0 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';

/** Popups are above sticky parts of the page. */
export const POSITIONER = 'z-40 outline-none';
