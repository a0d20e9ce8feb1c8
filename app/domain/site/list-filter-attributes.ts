/** Attributes of the list that the form filters, on the server and while a visitor types. */
export const LIST_FILTER_ATTRIBUTES = {
  /** an entry; the value is its search text. `data-<field>` has its values of that field, separated by spaces */
  item: 'data-filter-item',
  /** hidden when it has no visible entry */
  group: 'data-filter-group',
  /** the list; its visible entries are counted */
  results: 'data-filter-results',
  /** the number of visible entries */
  count: 'data-filter-count',
  /** shown when no entry matches */
  empty: 'data-filter-empty',
  /** link that shows all entries; hidden when none is filtered out */
  reset: 'data-filter-reset',
} as const;
