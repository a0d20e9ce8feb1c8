import type { SignedIn } from '~/domain/auth/session';
import { idempotencyKeySchema } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { SHOWN_DISCOUNT_FIELD } from '~/domain/discounts/discount-code';
import {
  editOrder,
  getFoundFields,
  type LineEdit,
  MAX_FOUND_PRODUCTS,
  type NewOrderQuery,
  parseNewOrderIntent,
  QUANTITY_FIELD,
  serialiseNewOrderQuery,
} from '~/domain/orders/new-order-query';
import { formatShownPrices, toNewOrderRows } from '~/features/admin-orders/new-order/new-order-rows';
import {
  FORM_FIELDS,
  type FormValues,
  getUnshownField,
  type NewOrderState,
} from '~/features/admin-orders/new-order/new-order-state';
import type { FoundProducts } from '~/features/admin-orders/new-order/product-search';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { Services } from '~/server/services.server';
import { quoteWithCode, readCheckoutCode } from '../../checkout-code.server';
import { findProducts } from './load-new-order.server';

type EditServices = Pick<Services, 'catalogue' | 'discounts'>;

/** The page with other lines or another search, and with all that was typed. */
export interface EditedOrder extends NewOrderState {
  quote: Quote;
  query: NewOrderQuery;
  edit: LineEdit;
  found: FoundProducts | undefined;
  /** What was typed for the found products, by the name of a field. */
  typed: FormValues;
}

/** The longest text of a line to add. */
const MAX_CHOICE = 700;

const NOT_PLACED = {
  title: 'The quantities have changed, so the order was not placed',
  texts: ['Please name the new total to the buyer, and place the order again.'],
};

/** What the fields of the details hold, also those that the page did not show. The schema of the order checks them. */
export function readTypedValues(form: FormData): FormValues {
  const read = (name: string) =>
    [form.get(name), form.get(getUnshownField(name))].find((value) => value !== null);
  return Object.fromEntries(
    FORM_FIELDS.map((name) => [name, read(name)] as const).filter(
      (entry): entry is [(typeof FORM_FIELDS)[number], string] => typeof entry[1] === 'string',
    ),
  );
}

function readFoundFields(form: FormData): Record<string, string> {
  const names = Array.from({ length: MAX_FOUND_PRODUCTS }, (_, position) =>
    Object.values(getFoundFields(position)),
  );
  return Object.fromEntries(
    names.flat().flatMap((name) => (form.has(name) ? [[name, readFieldText(form, name, MAX_CHOICE)]] : [])),
  );
}

/** The prices of now. A code that the page has applied stays applied, or says why not. */
async function quoteLines(
  services: EditServices,
  query: NewOrderQuery,
  { form, values, staff }: { form: FormData; values: FormValues; staff: SignedIn },
) {
  const quote = await services.catalogue.quote(query.lines);
  const code = readCheckoutCode(values, form);
  if (!code || code.amount === 0 || query.lines.length === 0) return { quote, issues: {} };
  const lines = toNewOrderRows(query.lines, quote).map(({ line, unitPrice }) => ({ ...line, unitPrice }));
  return quoteWithCode(services, lines, { code: code.code, email: values['contact.email'], staff });
}

/** Whether the form showed these prices, and what the code takes off. */
function hasShown(form: FormData, { lines }: NewOrderQuery, quote: Quote): boolean {
  const { codeDiscount, giftCard } = quote.priced;
  const prices = formatShownPrices(toNewOrderRows(lines, quote));
  const discount = (codeDiscount ?? giftCard)?.amount ?? '';
  return (form.get('prices') ?? '') === prices && (form.get(SHOWN_DISCOUNT_FIELD) ?? '') === `${discount}`;
}

/**
 * Changes the lines or the search as the pressed button asks. Undefined for the button that places the order, unless quantities were typed
 * of which the page has not shown the total (R-ORDER-18), and for a form without its key, which places nothing.
 */
export async function editNewOrder(
  services: EditServices,
  { query: shown, staff }: { query: NewOrderQuery; staff: SignedIn },
  form: FormData,
): Promise<{ status: 200 | 400 | 409; state: EditedOrder } | undefined> {
  const key = idempotencyKeySchema.safeParse(form.get('key'));
  if (!key.success) return undefined;
  const intent = parseNewOrderIntent(readFieldText(form, 'intent'));
  const typed = readFoundFields(form);
  const added = intent.kind === 'add' ? getFoundFields(intent.position) : undefined;
  const { query, edit } = editOrder(shown, intent, {
    q: readFieldText(form, 'q'),
    quantities: form.getAll(QUANTITY_FIELD).map(String),
    choice: (added && typed[added.add]) ?? '',
    units: (added && typed[added.units]) ?? '',
  });
  const toLines = ({ lines }: NewOrderQuery) => serialiseNewOrderQuery({ lines, q: '' }).toString();
  const hasOtherLines = toLines(query) !== toLines(shown);
  if (intent.kind === 'place' && !hasOtherLines && edit.kind !== 'refused') return undefined;
  // Positions are those of the list that was shown, and what was added starts again.
  const isSameSearch = query.q === shown.q;
  const isAdded = (name: string) => edit.kind === 'changed' && Object.values(added ?? {}).includes(name);
  const stillTyped = Object.entries(typed).filter(([name]) => isSameSearch && !isAdded(name));
  const { acceptTerms, ...values } = readTypedValues(form);
  const [{ quote, issues }, found] = await Promise.all([
    quoteLines(services, query, { form, values, staff }),
    findProducts(services.catalogue, query.q),
  ]);
  // The buyer does not know another total.
  const isSameTotal = !hasOtherLines && hasShown(form, query, quote);
  const isRefused = edit.kind === 'refused';
  const isUnexpected = intent.kind === 'place' && !isRefused;
  return {
    status: isRefused ? 400 : isUnexpected ? 409 : 200,
    state: {
      values: { ...values, ...(acceptTerms && isSameTotal && { acceptTerms }) },
      issues,
      key: key.data,
      ...(isUnexpected && { alert: NOT_PLACED }),
      quote,
      query,
      edit,
      found,
      typed: Object.fromEntries(stillTyped),
    },
  };
}
