import { STAFF_ORDERS_PER_PAGE } from './staff-order-query';

/** `numbers=…&numbers=…`: the selected orders of a page of the list, each once. More than a page has is left out. */
export const readSelectedNumbers = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('numbers'))].slice(0, STAFF_ORDERS_PER_PAGE);
