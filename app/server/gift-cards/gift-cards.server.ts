import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { type GiftCard, type GiftCardState, getGiftCardState } from '~/domain/gift-cards/gift-card';
import { formatIssuedCode } from '~/domain/text/issued-code';
import { bindDeps } from '../bind-deps.server';
import { createIssuedCode, hashIssuedCode } from '../crypto/signatures.server';
import type { Database } from '../db/database.server';
import { giftCardDeliveries, giftCards } from '../db/schema/gift-cards.server';
import { type GiftCardRow, readCardUse } from './card-rows.server';
import { changeDelivery, type GiftCardDeps, listDeliveriesOfOrder } from './gift-deliveries.server';

/** A gift card as its buyer sees it. */
export interface BoughtGiftCard extends Pick<GiftCard, 'amount' | 'balance' | 'endsAt'> {
  id: string;
  state: GiftCardState;
  /** In groups. Absent for a void card, for staff, and when it cannot be made any more. */
  code?: string;
}

const CODE_END = 4;

/** The code of a card. Its hash is stored when the code is shown for the first time: nobody can know it before. */
export async function readCode(
  { db, secret }: Pick<GiftCardDeps, 'db' | 'secret'>,
  { id, codeHash }: GiftCardRow,
) {
  const code = createIssuedCode(secret, 'gift-card', id);
  const hash = hashIssuedCode(code);
  if (codeHash === null)
    await db
      .update(giftCards)
      .set({ codeHash: hash, codeEnd: code.slice(-CODE_END) })
      .where(and(eq(giftCards.id, id), isNull(giftCards.codeHash)));
  return codeHash === null || codeHash === hash ? { code: formatIssuedCode(code) } : {};
}

/**
 * The gift cards of an order that its buyer keeps, with their codes unless `withCodes` is false. The code of a card for another person
 * is in the email to that person alone (R-GIFT-7). Only for who may see the order.
 */
export async function listCardsOfOrder(
  deps: GiftCardDeps,
  orderId: string,
  { withCodes = true }: { withCodes?: boolean } = {},
): Promise<BoughtGiftCard[]> {
  const rows = await deps.db
    .select(getTableColumns(giftCards))
    .from(giftCards)
    .leftJoin(giftCardDeliveries, eq(giftCardDeliveries.cardId, giftCards.id))
    .where(and(eq(giftCards.orderId, orderId), isNull(giftCardDeliveries.id)))
    .orderBy(asc(giftCards.linePosition), asc(giftCards.id));
  const cards: BoughtGiftCard[] = [];
  for (const row of rows) {
    const { id, amount, balance, endsAt } = row;
    const state = getGiftCardState(row, deps.clock());
    const code = state === 'void' || !withCodes ? {} : await readCode(deps, row);
    cards.push({ id, amount, balance, endsAt, state, ...code });
  }
  return cards;
}

/** Why the order cannot be cancelled now because of its cards. */
const findUseOfCards = ({ db, clock }: GiftCardDeps, orderId: string) => readCardUse(db, orderId, clock());

/** Gift cards for buyers. */
export const createGiftCards = ({ db }: Database, options: Omit<GiftCardDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      listOfOrder: listCardsOfOrder,
      findUse: findUseOfCards,
      listDeliveries: listDeliveriesOfOrder,
      changeDelivery,
    },
  );

export type GiftCards = ReturnType<typeof createGiftCards>;
