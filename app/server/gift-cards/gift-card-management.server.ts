import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { getGiftCardState } from '~/domain/gift-cards/gift-card';
import type {
  StaffGiftCard,
  StaffGiftCardMovement,
  StaffGiftDelivery,
} from '~/domain/gift-cards/staff-gift-card';
import type { Paise } from '~/domain/money/money';
import { parseIssuedCode } from '~/domain/text/issued-code';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import { hashIssuedCode } from '../crypto/signatures.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import { giftCardDeliveries, giftCardMovements, giftCards } from '../db/schema/gift-cards.server';
import { orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import { type GiftCardRow, writeMovement } from './card-rows.server';
import { withdrawGiftEmails } from './withdraw-gift-emails.server';

export interface GiftCardList {
  /** The newest first. */
  cards: StaffGiftCard[];
  /** For the next page. Absent on the last one. */
  after?: string;
  /** What all cards that can be spent are worth together. */
  openBalance: Paise;
}

const CARDS_PER_PAGE = 50;

const toStaffCard = (row: GiftCardRow, orderNumber: string, now: Date): StaffGiftCard => {
  const { id, amount, balance, endsAt, voidedAt, createdAt, codeEnd } = row;
  return {
    id,
    amount,
    balance,
    endsAt,
    voidedAt,
    createdAt,
    orderNumber,
    state: getGiftCardState(row, now),
    ...(codeEnd !== null && { codeEnd }),
  };
};

/** The cards of an order number, and the card of a whole code. `undefined` without a search text. */
function matches(db: QueryBuilder, text: string): SQL | undefined {
  const typed = text.trim();
  if (!typed) return undefined;
  const code = parseIssuedCode(typed);
  const upper = typed.toUpperCase();
  if (code !== undefined) return eq(giftCards.codeHash, hashIssuedCode(code));
  // Both sides have an index of the cards.
  const ofOrder = db.select({ id: orders.id }).from(orders).where(eq(orders.number, upper));
  return or(eq(giftCards.orderId, sql`(${ofOrder})`), eq(giftCards.codeEnd, upper));
}

/** The position of a card in the list. The ids are random, so it is the time and the id. */
const toCursor = ({ createdAt, id }: GiftCardRow) => `${createdAt.toISOString()}_${id}`;

function isAfter(cursor: string): SQL | undefined {
  const [time = '', id = ''] = cursor.split('_');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) return undefined;
  return sql`(${giftCards.createdAt}, ${giftCards.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** All gift cards, 50 a page. `search`: an order number, a code or the end of one. Throws NotAllowedError. */
async function listCards(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { after = '', search = '' }: { after?: string | undefined; search?: string | undefined } = {},
): Promise<GiftCardList> {
  requirePermission(user, 'gift-cards.manage');
  const now = clock();
  const rows = await db
    .select({ card: giftCards, orderNumber: orders.number })
    .from(giftCards)
    .innerJoin(orders, eq(orders.id, giftCards.orderId))
    .where(and(matches(db, search), isAfter(after)))
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(CARDS_PER_PAGE + 1);
  const [open] = await db
    .select({ sum: sql<number>`coalesce(sum(${giftCards.balance}), 0)::bigint`.mapWith(Number) })
    .from(giftCards)
    .where(
      and(
        isNull(giftCards.voidedAt),
        gt(giftCards.balance, 0),
        sql`${giftCards.endsAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
  const { page, last } = cutPage(rows, CARDS_PER_PAGE);
  return {
    cards: page.map(({ card, orderNumber }) => toStaffCard(card, orderNumber, now)),
    ...(last && { after: toCursor(last.card) }),
    openBalance: open?.sum ?? 0,
  };
}

async function readMovements(db: QueryBuilder, cardId: string): Promise<StaffGiftCardMovement[]> {
  const rows = await db
    .select({ movement: giftCardMovements, orderNumber: orders.number, by: users.name })
    .from(giftCardMovements)
    .leftJoin(orders, eq(orders.id, giftCardMovements.orderId))
    .leftJoin(users, eq(users.id, giftCardMovements.userId))
    .where(eq(giftCardMovements.cardId, cardId))
    .orderBy(asc(giftCardMovements.createdAt), asc(giftCardMovements.id));
  return rows.map(({ movement, orderNumber, by }) => {
    const { id, kind, change, balanceAfter, reason, createdAt: at } = movement;
    return {
      id,
      kind,
      change,
      balanceAfter,
      at,
      ...(orderNumber !== null && { orderNumber }),
      ...(reason !== null && { reason }),
      ...(by !== null && { by }),
    };
  });
}

async function readDelivery(db: QueryBuilder, cardId: string): Promise<StaffGiftDelivery | undefined> {
  const [row] = await db.select().from(giftCardDeliveries).where(eq(giftCardDeliveries.cardId, cardId));
  if (!row) return undefined;
  const { name, email, sendOn, sentAt, sendings } = row;
  return { name, email, sendOn, sendings, ...(sentAt && { sentAt }) };
}

/** One card with its movements, the oldest first. `null` for an unknown id. Throws NotAllowedError. */
async function getCard(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<{
  card: StaffGiftCard;
  movements: StaffGiftCardMovement[];
  delivery?: StaffGiftDelivery;
} | null> {
  requirePermission(user, 'gift-cards.manage');
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ card: giftCards, orderNumber: orders.number })
    .from(giftCards)
    .innerJoin(orders, eq(orders.id, giftCards.orderId))
    .where(eq(giftCards.id, id));
  if (!row) return null;
  const card = toStaffCard(row.card, row.orderNumber, clock());
  const delivery = await readDelivery(db, id);
  return { card, movements: await readMovements(db, id), ...(delivery && { delivery }) };
}

/** R-GIFT-6: nobody can spend the card any more. Its movement says who did it and why. Throws NotAllowedError. */
async function voidCard(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<'voided' | 'already-void' | 'unknown'> {
  requirePermission(user, 'gift-cards.manage');
  if (!isUuid(id)) return 'unknown';
  return retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const [card] = await transaction.select().from(giftCards).where(eq(giftCards.id, id)).for('update');
      if (!card) return 'unknown';
      if (card.voidedAt) return 'already-void';
      const at = clock();
      const movement = { kind: 'void', change: -card.balance, reason, userId: user.id, at } as const;
      await writeMovement(transaction, card, movement, { voidedAt: at });
      await withdrawGiftEmails(transaction, [card]);
      await recordChange(transaction, {
        userId: user.id,
        area: 'gift-cards',
        action: 'gift-card-voided',
        subjectId: id,
        at,
        ...(card.codeEnd !== null && { subjectLabel: `…${card.codeEnd}` }),
        before: { balance: card.balance },
        after: { balance: 0 },
      });
      return 'voided';
    }),
  );
}

/**
 * R-GIFT-7: sends the email to the recipient once more. The first one leaves on its day, and it does not help with a card that
 * cannot be spent. Throws NotAllowedError.
 */
async function resendCard(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { id, sendings }: { id: string; sendings: number },
): Promise<'queued' | 'refused' | 'unknown'> {
  requirePermission(user, 'gift-cards.manage');
  if (!isUuid(id)) return 'unknown';
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ card: giftCards, delivery: giftCardDeliveries })
      .from(giftCards)
      .innerJoin(giftCardDeliveries, eq(giftCardDeliveries.cardId, giftCards.id))
      .where(eq(giftCards.id, id));
    if (!row) return 'unknown';
    const { card, delivery } = row;
    // A form that was sent twice counts once.
    const isCurrent = delivery.sentAt !== null && delivery.email !== '' && delivery.sendings === sendings;
    if (!isCurrent || getGiftCardState(card, clock()) !== 'valid') return 'refused';
    const { id: deliveryId } = delivery;
    const sending = sendings + 1;
    const key = `gift-card:${deliveryId}:${sending}`;
    await enqueue(transaction, 'send-gift-card', { deliveryId, sending }, { key });
    await recordChange(transaction, {
      userId: user.id,
      area: 'gift-cards',
      action: 'gift-card-resent',
      subjectId: id,
      at: clock(),
      ...(card.codeEnd !== null && { subjectLabel: `…${card.codeEnd}` }),
      after: { sending },
    });
    return 'queued';
  });
}

/** Gift cards, for staff with the permission `gift-cards.manage`. */
export const createGiftCardManagement = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { listCards, getCard, voidCard, resendCard });

export type GiftCardManagement = ReturnType<typeof createGiftCardManagement>;
