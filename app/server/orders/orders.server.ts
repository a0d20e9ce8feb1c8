import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { createAccessKey } from './access-key.server';
import { cancelOrderByKey, cancelOwnOrder } from './cancel-order.server';
import { canConfirmOrderEmail, confirmOrderEmail } from './confirm-order-email.server';
import { getOrderInvoice } from './get-invoice.server';
import { getLastDelivery } from './last-delivery.server';
import { listOrders } from './order-history.server';
import { readOwnOrder } from './own-orders.server';
import { placeOrder } from './place-order.server';
import { readOrderByKey } from './read-order.server';
import { requestOrderLink } from './resend-order-link.server';
import { requestReturn } from './returns/request-return.server';
import { getReturnPhoto } from './returns/return-photo.server';
import type { OrderDeps } from './types.server';

export const createOrders = (database: Database, options: Omit<OrderDeps, 'db'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      place: placeOrder,
      getOrderByKey: readOrderByKey,
      canConfirmEmail: canConfirmOrderEmail,
      confirmEmail: confirmOrderEmail,
      listOrders,
      getOwnOrder: readOwnOrder,
      getLastDelivery,
      cancel: cancelOwnOrder,
      cancelByKey: cancelOrderByKey,
      requestReturn,
      getReturnPhoto,
      getInvoice: getOrderInvoice,
      createAccessKey,
      requestLink: requestOrderLink,
    },
  );

export type Orders = ReturnType<typeof createOrders>;
