import { getCartItemId, MAX_CART_LINES, MAX_QUANTITY } from '../cart/cart';
import {
  formatSharedCart,
  parseSharedCart,
  parseSharedLine,
  SHARED_LINE_FIELD,
  SHARED_VERSION_FIELD,
  type SharedLine,
} from '../cart/shared-cart';
import { normaliseSearchText } from '../text/search-text';
import { parseOrderNumber } from './order-status';

const MAX_SEARCH = 80;

/** What the page of a new order shows. The URL holds all of it, the lines as in the link to a cart (R-CART-9). */
export interface NewOrderQuery {
  lines: readonly SharedLine[];
  /** The number of any order of the customer whose details are filled in. */
  customer?: string;
  /** The text of the product search. */
  q: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseNewOrderQuery(params: URLSearchParams): NewOrderQuery {
  const ofCart = [...params].filter(([name]) => name === SHARED_VERSION_FIELD || name === SHARED_LINE_FIELD);
  const customer = parseOrderNumber(params.get('customer') ?? '');
  return {
    lines: parseSharedCart(new URLSearchParams(ofCart)),
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
    ...(customer && { customer }),
  };
}

/** The canonical form of a query. */
export const serialiseNewOrderQuery = ({ lines, customer, q }: NewOrderQuery): URLSearchParams =>
  new URLSearchParams([
    ...new URLSearchParams(formatSharedCart(lines)),
    ...(customer ? [['customer', customer]] : []),
    ...(q ? [['q', q]] : []),
  ]);

/** Fields of the two forms that change the lines: `add` is a line as text, `quantity` has one value for each line of the form. */
export const NEW_ORDER_FIELDS = { add: 'add', units: 'units', quantity: 'quantity' } as const;

/** A change of the lines that a form of the page asked for. */
export type LineEdit =
  | { kind: 'none' }
  | { kind: 'changed'; lines: SharedLine[] }
  /** `typed`: by the id of the line, or of the product to add. `invalid`: the ids whose number cannot be used. */
  | {
      kind: 'refused';
      form: 'add' | 'quantities';
      message: string;
      typed: Readonly<Record<string, string>>;
      invalid: readonly string[];
    };

type Refused = Extract<LineEdit, { kind: 'refused' }>;

const INVALID_QUANTITY = `A quantity is a whole number, ${MAX_QUANTITY} at most.`;
const TOO_MANY_LINES = 'One order cannot hold more lines. Please place a second order for the rest.';

const parseQuantity = (text: string): number | undefined =>
  /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;

/** The lines as the URL holds them, or why it cannot. */
function limitLines(lines: readonly SharedLine[], refused: Omit<Refused, 'kind' | 'message'>): LineEdit {
  const text = formatSharedCart(lines);
  if (lines.length > 0 && (text === undefined || lines.length > MAX_CART_LINES))
    return { kind: 'refused', message: TOO_MANY_LINES, ...refused };
  return { kind: 'changed', lines: parseSharedCart(new URLSearchParams(text)) };
}

function addLine(lines: readonly SharedLine[], text: string, typed: string): LineEdit {
  const line = parseSharedLine(text);
  if (!line) return { kind: 'none' };
  const { productId } = line;
  const form = { form: 'add', typed: { [productId]: typed } } as const;
  const quantity = parseQuantity(typed);
  if (!quantity) return { kind: 'refused', message: INVALID_QUANTITY, ...form, invalid: [productId] };
  const id = getCartItemId(productId, line.options);
  const isKnown = lines.some((each) => getCartItemId(each.productId, each.options) === id);
  const added = isKnown
    ? lines.map((each) =>
        getCartItemId(each.productId, each.options) === id
          ? { ...each, quantity: Math.min(each.quantity + quantity, MAX_QUANTITY) }
          : each,
      )
    : [...lines, { ...line, quantity }];
  return limitLines(added, { ...form, invalid: [] });
}

/** `quantities` belong to the lines as they are in the URL, one by one. */
function setQuantities(texts: readonly string[], quantities: readonly string[]): LineEdit {
  const rows = texts.flatMap((text, index) => {
    const line = parseSharedLine(text);
    const typed = quantities[index] ?? '';
    return line ? [{ id: getCartItemId(line.productId, line.options), line, typed }] : [];
  });
  const form = {
    form: 'quantities',
    typed: Object.fromEntries(rows.map(({ id, typed }) => [id, typed])),
    invalid: rows.flatMap(({ id, typed }) => (parseQuantity(typed) === undefined ? [id] : [])),
  } as const;
  if (form.invalid.length > 0) return { kind: 'refused', message: INVALID_QUANTITY, ...form };
  const lines = rows.map(({ line, typed }) => ({ ...line, quantity: parseQuantity(typed) ?? 0 }));
  return limitLines(
    lines.filter(({ quantity }) => quantity > 0),
    form,
  );
}

/** What a form of the page asks for: another line, or other quantities, of which 0 removes a line. Never throws. */
export function editLines(params: URLSearchParams): LineEdit {
  const added = params.get(NEW_ORDER_FIELDS.add);
  if (added !== null)
    return addLine(parseNewOrderQuery(params).lines, added, params.get(NEW_ORDER_FIELDS.units) ?? '1');
  if (!params.has(NEW_ORDER_FIELDS.quantity)) return { kind: 'none' };
  return setQuantities(params.getAll(SHARED_LINE_FIELD), params.getAll(NEW_ORDER_FIELDS.quantity));
}
