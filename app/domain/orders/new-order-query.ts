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

/**
 * The query of a new order with the lines of another one, for the same buyer. `undefined` when no line is of `soldIds`, the products that
 * are in the shop, or when the query would be too long for a URL.
 */
export function getRepeatQuery(
  { number, lines }: { number: string; lines: readonly SharedLine[] },
  soldIds: readonly string[],
): string | undefined {
  const sold = lines.filter(({ productId }) => soldIds.includes(productId));
  if (formatSharedCart(sold) === undefined) return undefined;
  return serialiseNewOrderQuery({ lines: sold, customer: number, q: '' }).toString();
}

/** How many products a search shows. */
export const MAX_FOUND_PRODUCTS = 8;

/** Has one value for each line. */
export const QUANTITY_FIELD = 'quantity';

/** The fields of a found product, by its position: a line of one unit as text, and the number of units. */
export const getFoundFields = (position: number) => ({ add: `add-${position}`, units: `units-${position}` });

/**
 * Which button of the page was pressed. All of them belong to one form, so that nothing that was typed is lost. `update` counts what was
 * typed in the quantities and in the search, and is what Enter in a field does.
 */
export type NewOrderIntent =
  | { kind: 'update' | 'close-search' | 'place' }
  | { kind: 'remove'; position: number }
  | { kind: 'add'; position: number; productId: string };

/** The value of the button. */
export const formatNewOrderIntent = (intent: NewOrderIntent): string => Object.values(intent).join(' ');

export function parseNewOrderIntent(text: string): NewOrderIntent {
  const [kind, position = '', productId = ''] = text.split(' ');
  if (kind === 'place' || kind === 'close-search') return { kind };
  if (kind === 'remove' && /^\d{1,3}$/.test(position)) return { kind, position: Number(position) };
  if (kind === 'add' && /^\d$/.test(position)) return { kind, position: Number(position), productId };
  return { kind: 'update' };
}

/** A change of the lines that the form of the page asked for. */
export type LineEdit =
  | { kind: 'none' }
  | { kind: 'changed'; lines: SharedLine[] }
  /** `typed`: by the id of the line, or of the product to add. `invalid`: the ids whose number cannot be used. */
  | {
      kind: 'refused';
      /** What cannot be used: the units to add, the options of the product, or the quantities. */
      form: 'add' | 'options' | 'quantities';
      message: string;
      typed: Readonly<Record<string, string>>;
      invalid: readonly string[];
    };

type Refused = Extract<LineEdit, { kind: 'refused' }>;

const INVALID_QUANTITY = `A quantity is a whole number, ${MAX_QUANTITY} at most.`;
const NO_OPTIONS = 'Please choose the options.';
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

/** `quantities` belong to the lines one by one. */
function setQuantities(lines: readonly SharedLine[], quantities: readonly string[]): LineEdit {
  const rows = lines.map((line, index) => ({
    id: getCartItemId(line.productId, line.options),
    line,
    typed: quantities[index] ?? '',
  }));
  const form = {
    form: 'quantities',
    typed: Object.fromEntries(rows.map(({ id, typed }) => [id, typed])),
    invalid: rows.flatMap(({ id, typed }) => (parseQuantity(typed) === undefined ? [id] : [])),
  } as const;
  if (form.invalid.length > 0) return { kind: 'refused', message: INVALID_QUANTITY, ...form };
  const changed = rows.map(({ line, typed }) => ({ ...line, quantity: parseQuantity(typed) ?? 0 }));
  return limitLines(
    changed.filter(({ quantity }) => quantity > 0),
    form,
  );
}

/** What was typed in the fields of lines and search. `choice` and `units` are those of the product to add. */
export interface TypedLines {
  q: string;
  quantities: readonly string[];
  choice: string;
  units: string;
}

/** The page after a button was pressed. Typed quantities, of which 0 removes a line, count with every button. Never throws. */
export function editOrder(
  shown: NewOrderQuery,
  intent: NewOrderIntent,
  { q, quantities, choice, units }: TypedLines,
): { query: NewOrderQuery; edit: LineEdit } {
  const searched = {
    ...shown,
    q: intent.kind === 'close-search' ? '' : normaliseSearchText(q, MAX_SEARCH),
  };
  const ofLines = quantities.map((text, index) =>
    intent.kind === 'remove' && intent.position === index ? '0' : text,
  );
  // A form of other lines, such as one without a line, has no quantities of these.
  const isOfLines = shown.lines.length > 0 && quantities.length === shown.lines.length;
  const counted: LineEdit = isOfLines ? setQuantities(shown.lines, ofLines) : { kind: 'none' };
  if (counted.kind === 'refused') return { query: searched, edit: counted };
  const query = counted.kind === 'changed' ? { ...searched, lines: counted.lines } : searched;
  if (intent.kind !== 'add') return { query, edit: counted };
  const { productId } = intent;
  if (choice === '') {
    const refused = { typed: { [productId]: units }, invalid: [productId] };
    return { query, edit: { kind: 'refused', form: 'options', message: NO_OPTIONS, ...refused } };
  }
  const added = addLine(query.lines, choice, units);
  return { query: added.kind === 'changed' ? { ...query, lines: added.lines } : query, edit: added };
}
