import type { GiftCardState } from '~/domain/gift-cards/gift-card';
import type { Paise } from '~/domain/money/money';
import type { IssuedUse } from '~/domain/orders/issued-use';
import type { TicketState } from '~/domain/tickets/ticket';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { CopyButton } from '~/ui/buttons/copy-button';
import { LinkButton } from '~/ui/buttons/link-button';
import { PresentList } from './present-list';
import type { ShownPresent } from './present-text';

interface ShownGiftCard {
  id: string;
  amount: Paise;
  balance: Paise;
  endsAt: Date;
  state: GiftCardState;
  /** In groups. */
  code?: string;
}

/** What an order issued when it was paid. */
export interface ShownIssuedGoods {
  giftCards: readonly ShownGiftCard[];
  /** Why the buyer cannot cancel the order. */
  use?: IssuedUse | undefined;
  tickets: readonly { id: string; state: TicketState }[];
  /** The page with the tickets. This link and the next one are private: an admin who looks at the account has none. */
  ticketsHref?: string;
  /** Gift cards for others, also before the order is paid. */
  presents: readonly ShownPresent[];
  presentsHref?: string;
}

function describeCard({ amount, balance, endsAt, state }: ShownGiftCard): string {
  const until = formatDate(endsAt.toISOString());
  switch (state) {
    case 'void':
      return 'No longer valid.';
    case 'used-up':
      return `${formatAmount(amount)}, all spent.`;
    case 'ended':
      return `It was valid until ${until}.`;
    case 'valid':
      return balance === amount
        ? `Worth ${formatAmount(amount)}, valid until ${until}.`
        : `${formatAmount(balance)} of ${formatAmount(amount)} are left, valid until ${until}.`;
  }
}

function GiftCardTile({ card }: { card: ShownGiftCard }) {
  const { state, code } = card;
  return (
    <li className="flex min-h-14 items-center gap-x-4 rounded-tile bg-surface py-2 ps-5 pe-1.5">
      <span className="min-w-0 flex-1">
        {state !== 'void' && (
          <span className="block font-semibold wrap-anywhere tabular-nums select-all">
            {code ?? 'The code is in the email about your payment.'}
          </span>
        )}
        <span className="text-sm text-muted">{describeCard(card)}</span>
      </span>
      {state === 'valid' && code && <CopyButton value={code} label="code" />}
    </li>
  );
}

function countTickets(tickets: ShownIssuedGoods['tickets']): string {
  const valid = tickets.filter(({ state }) => state === 'valid').length;
  if (valid === tickets.length) return valid === 1 ? 'One seat.' : `${valid} seats, one ticket for each.`;
  return `${valid} of ${tickets.length} can still be used.`;
}

/** R-GIFT-1, R-GIFT-7, R-TICKET-1: the codes of gift cards, the presents, and the way to the tickets. */
export function IssuedGoods({ giftCards, tickets, ticketsHref, presents, presentsHref }: ShownIssuedGoods) {
  return (
    <>
      {giftCards.length > 0 && (
        <section aria-labelledby="order-gift-cards" className="grid gap-4">
          <h2 id="order-gift-cards" className="text-h3">
            {giftCards.length === 1 ? 'Your gift card' : 'Your gift cards'}
          </h2>
          <ul className="grid gap-grout">
            {giftCards.map((card) => (
              <GiftCardTile key={card.id} card={card} />
            ))}
          </ul>
          <p className="text-sm text-muted">
            Enter the code at checkout. Anybody who has it can spend it, and the balance stays on it.
          </p>
        </section>
      )}
      <PresentList presents={presents} href={presentsHref} />
      {tickets.length > 0 && (
        <section aria-labelledby="order-tickets" className="grid gap-4">
          <h2 id="order-tickets" className="text-h3">
            {tickets.length === 1 ? 'Your ticket' : 'Your tickets'}
          </h2>
          <p className="text-muted">{countTickets(tickets)}</p>
          {ticketsHref && (
            <LinkButton href={ticketsHref} className="justify-self-start print:hidden">
              {tickets.length === 1 ? 'Show or print the ticket' : 'Show or print the tickets'}
            </LinkButton>
          )}
        </section>
      )}
    </>
  );
}
