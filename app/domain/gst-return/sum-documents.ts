import { listGstRows } from '../invoices/gst-rows';
import { classifyDocument, type GstDocument, type GstTable, isInterStateSupply } from './classify-document';
import { addAmounts, getAmounts, NO_AMOUNTS, sumRows } from './gst-amounts';
import {
  type BuyerRow,
  formatPlace,
  type GstReturn,
  type GstSum,
  type HsnRow,
  type PlaceRow,
  type UntaxedRow,
} from './gst-return';
import { listSeries } from './list-series';

const EMPTY: GstSum = { ...NO_AMOUNTS, count: 0 };

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The rows of a map in the order of their keys. */
const listRows = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].toSorted(([one], [other]) => compareTexts(one, other)).map(([, row]) => row);

/** Adds a document to the row of its key. */
function addTo<Head extends object>(
  rows: Map<string, Head & GstSum>,
  key: string,
  head: Head,
  { kind, content }: GstDocument,
): void {
  const row = rows.get(key);
  const sign = kind === 'invoice' ? 1 : -1;
  const { taxable, taxes, total } = addAmounts(row ?? NO_AMOUNTS, getAmounts(content), sign);
  rows.set(key, { ...head, taxable, taxes, total, count: (row?.count ?? 0) + 1 });
}

function addToHsn(rows: Map<string, HsnRow>, { kind, content }: GstDocument): void {
  const { taxRateBasisPoints: rateBasisPoints } = content;
  const sign = kind === 'invoice' ? 1 : -1;
  for (const { hsnCode, unit, quantity, ...amounts } of listGstRows(content)) {
    const key = `${hsnCode} ${unit} ${String(rateBasisPoints).padStart(5, '0')}`;
    const row = rows.get(key);
    const sum = addAmounts(row ?? NO_AMOUNTS, amounts, sign);
    const units =
      unit === 'OTH'
        ? ({ unit: 'NA', quantity: 0 } as const)
        : { unit, quantity: (row?.quantity ?? 0) + sign * quantity };
    rows.set(key, { hsnCode, ...units, rateBasisPoints, ...sum });
  }
}

/** R-INVOICE-6: adds up documents one by one, so that only the numbers of a month are in memory. */
export function createGstSummary() {
  const buyers = new Map<string, BuyerRow>();
  const places: Record<'5' | '7', Map<string, PlaceRow>> = { '5': new Map(), '7': new Map() };
  const untaxed = new Map<string, UntaxedRow>();
  const notes = { '9B-registered': EMPTY, '9B-unregistered': EMPTY };
  const hsn = { b2b: new Map<string, HsnRow>(), b2c: new Map<string, HsnRow>() };
  const numbers: Record<GstDocument['kind'], string[]> = { invoice: [], 'credit-note': [] };

  function addToTable(table: GstTable, document: GstDocument): void {
    const { buyer, placeOfSupply, taxRateBasisPoints: rateBasisPoints } = document.content;
    const { gstin = '', name } = buyer;
    if (table === '4A') addTo(buyers, gstin, { gstin, name }, document);
    else if (table === '8') {
      const head = { isInterState: isInterStateSupply(document.content), isRegistered: gstin !== '' };
      addTo(untaxed, `${!head.isRegistered} ${!head.isInterState}`, head, document);
    } else if (table === '5' || table === '7') {
      const place = formatPlace(placeOfSupply);
      addTo(
        places[table],
        `${place} ${String(rateBasisPoints).padStart(5, '0')}`,
        { place, rateBasisPoints },
        document,
      );
    } else {
      const sum = notes[table];
      notes[table] = { ...addAmounts(sum, getAmounts(document.content)), count: sum.count + 1 };
    }
  }

  function add(document: GstDocument): void {
    const { kind, number, content } = document;
    addToTable(classifyDocument(document), document);
    addToHsn(content.buyer.gstin ? hsn.b2b : hsn.b2c, document);
    numbers[kind].push(number);
  }

  function read(): GstReturn {
    const tables = {
      buyers: listRows(buyers),
      largeB2c: listRows(places['5']),
      otherB2c: listRows(places['7']),
    };
    const sums = {
      buyers: sumRows(tables.buyers),
      largeB2c: sumRows(tables.largeB2c),
      otherB2c: sumRows(tables.otherB2c),
    };
    const { '9B-registered': registered, '9B-unregistered': unregistered } = notes;
    const supplied = [sums.largeB2c, sums.otherB2c].reduce(
      (sum, each) => addAmounts(sum, each),
      addAmounts(NO_AMOUNTS, sums.buyers),
    );
    return {
      buyers: tables.buyers,
      largeB2c: tables.largeB2c,
      otherB2c: tables.otherB2c,
      untaxed: listRows(untaxed),
      creditNotes: { registered, unregistered },
      hsn: { b2b: listRows(hsn.b2b), b2c: listRows(hsn.b2c) },
      series: {
        invoice: listSeries(numbers.invoice),
        'credit-note': listSeries(numbers['credit-note']),
      },
      sums,
      liability: addAmounts(addAmounts(supplied, registered, -1), unregistered, -1),
    };
  }

  return { add, read };
}
