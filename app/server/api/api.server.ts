import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { findCaller, listKeyHashes } from './api-caller.server';
import type { ApiDeps } from './api-deps.server';
import { listOrderEvents } from './list-order-events.server';
import { getInvoice, listInvoices, renderInvoice } from './read-invoices.server';
import { getOrder, listOrders } from './read-orders.server';
import { getProduct, listProducts } from './read-products.server';

/** What other programs read with an API key. */
export const createApi = ({ db }: Database, options: Omit<ApiDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      findCaller,
      listKeyHashes,
      listOrders,
      getOrder,
      listOrderEvents,
      listInvoices,
      getInvoice,
      renderInvoice,
      listProducts,
      getProduct,
    },
  );

export type Api = ReturnType<typeof createApi>;
