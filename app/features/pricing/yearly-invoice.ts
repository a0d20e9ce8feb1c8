import { convergePlans, hackMatrixPlans } from '~/content/products/product-plans';
import { type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { chooseEventPlan, chooseMemberPlan, type PlanNeeds } from '~/domain/products/plan-choice';
import { formatAmount } from '~/sections/format/format-amount';
import { site } from '~site';

interface InvoiceLine {
  id: string;
  name: string;
  /** How the amount comes about. */
  how: string;
  amount: number;
}

export interface YearlyInvoice {
  lines: readonly InvoiceLine[];
  priced: PricedCart;
  /** What paying for the year at once leaves in the pocket, in paise with tax; 0 where it changes nothing. */
  savedByYearlyPayment: number;
}

const counted = (count: number) => count.toLocaleString(site.language);

function memberLine(needs: PlanNeeds) {
  const chosen = chooseMemberPlan(needs, convergePlans);
  if (!chosen) return undefined;
  const { plan, price, quantity } = chosen;
  const members = `${counted(needs.members)} ${needs.members === 1 ? 'member' : 'members'}`;
  const how =
    needs.term === 'year'
      ? `${members} × ${formatAmount(price)}`
      : `${members} × 12 months × ${formatAmount(price)}`;
  return { id: 'converge', name: `Converge ${plan.name}`, how: price === 0 ? members : how, price, quantity };
}

function eventLine(needs: PlanNeeds) {
  const chosen = chooseEventPlan(needs, hackMatrixPlans);
  if (!chosen) return undefined;
  const { plan, price, quantity } = chosen;
  const events = `${needs.events} ${needs.events === 1 ? 'event' : 'events'}`;
  const how =
    plan.per === 'event'
      ? `${events} × ${formatAmount(price)}`
      : `${events} of up to ${counted(plan.maxParticipants)}`;
  return { id: 'hackmatrix', name: `HackMatrix ${plan.name}`, how, price, quantity };
}

function priced(needs: PlanNeeds) {
  const lines = [memberLine(needs), eventLine(needs)].filter((line) => line !== undefined);
  return { lines, cart: priceCart(lines, site.tax.rateBasisPoints, site.currency.label) };
}

/** What the cheapest plans that hold it all cost in a year, by the rules that price the shop. */
export function calculateYearlyInvoice(needs: PlanNeeds): YearlyInvoice {
  const { lines, cart } = priced(needs);
  const byMonth = priced({ ...needs, term: 'month' }).cart.orderTotal;
  const atOnce = priced({ ...needs, term: 'year' }).cart.orderTotal;
  return {
    lines: lines.map(({ id, name, how }, index) => ({
      id,
      name,
      how,
      amount: cart.lines[index]?.payable ?? 0,
    })),
    priced: cart,
    savedByYearlyPayment: byMonth - atOnce,
  };
}
