import type { OnlineMethod } from '~/domain/payments/payment-method';
import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import { listOnlineMethods } from '../../payments/providers/payment-providers.server';
import type { OnlinePaymentDeps } from './deps.server';
import { findOpenPageOf } from './payment-sessions.server';
import { receiveWebhook } from './receive-webhook.server';
import { startPayment } from './start-payment.server';

/** The methods that are switched on. */
const listMethods = ({ providers }: OnlinePaymentDeps): OnlineMethod[] => listOnlineMethods(providers);

/** The origins of the payment pages, for the content security policy of pages with a form that leads there. */
const getPageOrigins = ({ providers }: OnlinePaymentDeps): string[] =>
  Object.values(providers).flatMap(({ pageOrigins }) => pageOrigins);

/** The URL of the payment page that is open for an order. */
const findOpenPage = ({ db, clock }: OnlinePaymentDeps, orderId: string): Promise<string | undefined> =>
  findOpenPageOf(db, orderId, clock());

/** Payments on the hosted pages of providers (R-PAYMENT-4). */
export const createOnlinePayments = ({ db }: Database, options: Omit<OnlinePaymentDeps, 'db'>) =>
  bindDeps({ db, ...options }, { listMethods, getPageOrigins, findOpenPage, startPayment, receiveWebhook });

export type OnlinePayments = ReturnType<typeof createOnlinePayments>;
