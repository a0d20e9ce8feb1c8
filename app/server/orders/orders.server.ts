import type { Database } from '../db/database.server';
import { createAccessKey } from './access-key.server';
import { cancelOwnOrder } from './cancel-order.server';
import { canConfirmEmail, confirmEmailOfOrder } from './confirm-order-email.server';
import { listOrders } from './order-history.server';
import { readOwnOrder } from './own-orders.server';
import { placeOrder } from './place-order.server';
import { readOrder } from './read-order.server';
import type { Orders, OrdersOptions } from './types.server';

export function createOrders(database: Database, options: OrdersOptions): Orders {
  return {
    place: (request) => placeOrder(database, options, request),
    getOrderByKey: (number, key) => readOrder(database, options.secret, number, key),
    canConfirmEmail: (link, key) => canConfirmEmail(database, options, link, key),
    confirmEmail: (link, key) => confirmEmailOfOrder(database, options, link, key),
    listOrders: (owner, query) => listOrders(database, owner, query),
    getOwnOrder: (owner, number) => readOwnOrder(database, owner, number),
    cancel: (owner, number) => cancelOwnOrder(database, options, owner, number),
    createAccessKey: (orderId) => createAccessKey(options.secret, orderId),
  };
}
