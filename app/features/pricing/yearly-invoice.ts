import { convergePlans, hackMatrixPlans } from '~/content/products/product-plans';
import { type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { chooseEventPlan, chooseMemberPlan, type PlanNeeds } from '~/domain/products/plan-choice';
import { pluralise } from '~/domain/text/pluralise';
import { formatAmount, formatCountOf } from '~/sections/format/format-amount';
import { site } from '~site';

interface InvoiceLine {
  id: string;
  name: string;
  /** The formula as text. */
  calculation: string;
  amount: number;
}

export interface YearlyInvoice {
  lines: readonly InvoiceLine[];
  priced: PricedCart;
  /** What yearly payment saves, in paise with tax; 0 without a difference. */
  yearlyPaymentSaving: number;
}

const formatCount = (count: number) => count.toLocaleString(site.language);

function createMemberLine(needs: PlanNeeds) {
  const choice = chooseMemberPlan(needs, convergePlans);
  if (!choice) return undefined;
  const { plan, price, quantity } = choice;
  const members = formatCountOf(needs.members, 'member');
  const calculation =
    needs.term === 'year'
      ? `${members} × ${formatAmount(price)}`
      : `${members} × 12 months × ${formatAmount(price)}`;
  return {
    id: 'converge',
    name: `Converge ${plan.name}`,
    calculation: price === 0 ? members : calculation,
    price,
    quantity,
  };
}

function createEventLine(needs: PlanNeeds) {
  const choice = chooseEventPlan(needs, hackMatrixPlans);
  if (!choice) return undefined;
  const { plan, price, quantity } = choice;
  const events = pluralise(needs.events, 'event');
  const calculation =
    plan.per === 'event'
      ? `${events} × ${formatAmount(price)}`
      : `${events} of up to ${formatCount(plan.maxParticipants)}`;
  return { id: 'hackmatrix', name: `HackMatrix ${plan.name}`, calculation, price, quantity };
}

function priceNeeds(needs: PlanNeeds) {
  const lines = [createMemberLine(needs), createEventLine(needs)].filter((line) => line !== undefined);
  return { lines, cart: priceCart(lines, site.tax.rateBasisPoints, site.currency.label) };
}

/** The yearly cost of the cheapest plans that meet the needs, with the same pricing rules as the shop. */
export function calculateYearlyInvoice(needs: PlanNeeds): YearlyInvoice {
  const { lines, cart } = priceNeeds(needs);
  const monthlyTotal = priceNeeds({ ...needs, term: 'month' }).cart.orderTotal;
  const yearlyTotal = priceNeeds({ ...needs, term: 'year' }).cart.orderTotal;
  return {
    lines: lines.map(({ id, name, calculation }, index) => ({
      id,
      name,
      calculation,
      amount: cart.lines[index]?.payable ?? 0,
    })),
    priced: cart,
    yearlyPaymentSaving: monthlyTotal - yearlyTotal,
  };
}
