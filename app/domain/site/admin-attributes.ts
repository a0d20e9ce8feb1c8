/** The contract between pages of the back office and their script (app/client/admin). */
export const ADMIN_ATTRIBUTES = {
  /** root of every page of the back office; loads its stylesheet and its script */
  page: 'data-admin',
  /** the rail of wide screens, which scrolls */
  rail: 'data-admin-rail',
  /** button that names the groups of the rail out of view; shown by the script */
  hiddenGroups: 'data-admin-hidden-groups',
  /** the search field */
  search: 'data-admin-search',
  /** link that opens an entry of a list, one for each entry */
  entry: 'data-admin-entry',
  /** the entry that follows the one beside the list, which is not in it any more */
  next: 'data-admin-next',
  /** checkbox that selects an entry, inside the same row */
  select: 'data-admin-select',
  /** checkbox that selects all entries of the page */
  selectAll: 'data-admin-select-all',
  /** element that gets the number of selected entries as its text */
  count: 'data-admin-count',
  /** button, link or summary; its value is the letter that activates it */
  key: 'data-admin-key',
  /** textarea; Ctrl+Enter and ⌘+Enter in it send its form */
  send: 'data-admin-send',
  /** entry of a board that can be dragged; it has a form with one button for each stage it can move to */
  card: 'data-admin-card',
  /** column of a board; its value is the value of the buttons that move an entry there */
  column: 'data-admin-column',
  /** column to which the dragged entry can move; set by the script */
  drop: 'data-admin-drop',
  /** list whose rows can be dragged to another place; its value is the id of its form, when it is not inside one */
  sortable: 'data-admin-sortable',
  /** what a row of such a list is dragged by; its value names the row */
  handle: 'data-admin-handle',
  /** textarea with Markdown, which gets an editor */
  markdown: 'data-admin-markdown',
  /** button that puts its value into that text; shown by the script */
  insert: 'data-admin-insert',
  /** button that sends the form to its preview in a tab */
  preview: 'data-admin-preview',
  /** button that shows the preview beside the form; shown by the script */
  previewToggle: 'data-admin-preview-toggle',
  /** place of that preview */
  previewPanel: 'data-admin-preview-panel',
  /** in a page that shows what is typed */
  typedPreview: 'data-admin-typed-preview',
  /** field of a date or a time without a value; set by the script */
  empty: 'data-admin-empty',
  /** long form; leaving it with changes asks first, with the value `at-once` always */
  unsaved: 'data-admin-unsaved',
  /** hidden frame; its value is the path of a PDF, which the script loads where the browser has a viewer */
  pdf: 'data-admin-pdf',
  /** popover that lists the shortcuts */
  shortcuts: 'data-admin-shortcuts',
} as const;
