import type { z } from 'zod';
import type { ApiScope } from './api-key';
import { apiQuerySchemas } from './api-query';
import {
  apiInvoiceSchema,
  apiOrderEventSchema,
  apiOrderSchema,
  apiProblemSchema,
  apiProductSchema,
} from './api-schemas';

/** Paths of the API begin with it. A change that breaks programs gets another version. */
export const API_ROOT = '/api/v1';

export const API_SCHEMAS = {
  Order: apiOrderSchema,
  OrderEvent: apiOrderEventSchema,
  Invoice: apiInvoiceSchema,
  Product: apiProductSchema,
  Problem: apiProblemSchema,
};
export type ApiSchemaName = keyof typeof API_SCHEMAS;

interface ApiEndpoint {
  /** Of the operation in the description. Functions of generated programs have this name. */
  id: string;
  /** Below API_ROOT. `{name}` is a parameter. */
  path: string;
  summary: string;
  scopes: readonly ApiScope[];
  /** Of a list: its query parameters. */
  query?: z.ZodObject;
  /** What it answers, or what its list consists of. Absent for a PDF. */
  answer?: ApiSchemaName;
  /** An example of the parameter in the path. */
  example?: string;
}

/** R-API-3: everything that the API answers. */
export const API_ENDPOINTS = [
  {
    id: 'listOrders',
    path: '/orders',
    summary: 'Orders, the newest first',
    scopes: ['orders'],
    query: apiQuerySchemas.orders,
    answer: 'Order',
  },
  {
    id: 'getOrder',
    path: '/orders/{number}',
    summary: 'An order by its number',
    scopes: ['orders'],
    answer: 'Order',
    example: 'TS-2627-000042',
  },
  {
    id: 'listOrderEvents',
    path: '/order-events',
    summary: 'What happened to orders, the oldest first, from ten seconds after it happened',
    scopes: ['orders'],
    query: apiQuerySchemas.orderEvents,
    answer: 'OrderEvent',
  },
  {
    id: 'listInvoices',
    path: '/invoices',
    summary: 'Invoices and credit notes, the oldest first',
    scopes: ['invoices'],
    query: apiQuerySchemas.invoices,
    answer: 'Invoice',
  },
  {
    id: 'getInvoice',
    path: '/invoices/{name}',
    summary: 'An invoice or credit note by its number, with dashes in place of slashes',
    scopes: ['invoices'],
    answer: 'Invoice',
    example: 'INV-2627-000123',
  },
  {
    id: 'getInvoicePdf',
    path: '/invoices/{name}/pdf',
    summary: 'An invoice or credit note as PDF',
    scopes: ['invoices', 'contacts'],
    example: 'INV-2627-000123',
  },
  {
    id: 'listProducts',
    path: '/products',
    summary: 'Products and drafts with their stock, by id',
    scopes: ['products'],
    query: apiQuerySchemas.products,
    answer: 'Product',
  },
  {
    id: 'getProduct',
    path: '/products/{id}',
    summary: 'A product by its id',
    scopes: ['products'],
    answer: 'Product',
    example: 'mosaic-mug',
  },
] as const satisfies readonly ApiEndpoint[];
export type ApiEndpointId = (typeof API_ENDPOINTS)[number]['id'];
