import type { Database } from '../db/database.server';
import { accessKeyOf } from './access-key.server';
import { cancelOwnOrder } from './cancel.server';
import { canConfirmEmail, confirmEmailOfOrder } from './confirm-email.server';
import type { Orders, OrdersOptions } from './contract.server';
import { readHistory } from './history.server';
import { readOwnOrder } from './own-orders.server';
import { placeOrder } from './place.server';
import { readOrder } from './read.server';

export function createOrders(database: Database, options: OrdersOptions): Orders {
  return {
    place: (request) => placeOrder(database, options, request),
    orderByNumber: (number, key) => readOrder(database, options.secret, number, key),
    canConfirmEmail: (link, key) => canConfirmEmail(database, options, link, key),
    confirmEmail: (link, key) => confirmEmailOfOrder(database, options, link, key),
    historyOf: (owner, query) => readHistory(database, owner, query),
    orderOf: (owner, number) => readOwnOrder(database, owner, number),
    cancel: (owner, number) => cancelOwnOrder(database, options, owner, number),
    accessKeyOf: (orderId) => accessKeyOf(options.secret, orderId),
  };
}
