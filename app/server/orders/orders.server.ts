import type { Database } from '../db/database.server';
import { accessKeyOf } from './access-key.server';
import type { Orders, OrdersOptions } from './contract.server';
import { placeOrder } from './place.server';
import { readOrder } from './read.server';

export function createOrders(database: Database, options: OrdersOptions): Orders {
  return {
    place: (request) => placeOrder(database, options, request),
    orderByNumber: (number, key) => readOrder(database, options.secret, number, key),
    accessKeyOf: (orderId) => accessKeyOf(options.secret, orderId),
  };
}
