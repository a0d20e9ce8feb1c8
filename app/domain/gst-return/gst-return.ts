import type { GstRow } from '../invoices/gst-rows';
import type { InvoiceKind } from '../invoices/invoice';

/** Amounts in paise. */
export type GstAmounts = Pick<GstRow, 'taxable' | 'taxes' | 'total'>;

/** Of several documents. */
export interface GstSum extends GstAmounts {
  /** Invoices and credit notes. */
  count: number;
}

/** Table 4A: the invoices of one registered buyer. */
export interface BuyerRow extends GstSum {
  gstin: string;
  /** As on the latest of them. */
  name: string;
}

/** Tables 5 and 7: the supplies to a state at one rate. */
export interface PlaceRow extends GstSum {
  /** `29-Karnataka` */
  place: string;
  rateBasisPoints: number;
}

/** Table 8: supplies without tax. */
export interface UntaxedRow extends GstSum {
  isInterState: boolean;
  isRegistered: boolean;
}

/** Table 12: the supplies of one HSN code or SAC at one rate. Services have no quantity: their unit is `NA`. */
export interface HsnRow extends Omit<GstRow, 'unit'> {
  unit: 'NOS' | 'NA';
  rateBasisPoints: number;
}

/** Table 13: consecutive numbers of one kind of document. None is ever cancelled (R-INVOICE-2). */
export interface DocumentSeries {
  first: string;
  last: string;
  count: number;
}

/** What the documents of a month are in GSTR-1. */
export interface GstReturn {
  /** 4A. */
  buyers: readonly BuyerRow[];
  /** 5. */
  largeB2c: readonly PlaceRow[];
  /** 7, less the credit notes for such supplies. */
  otherB2c: readonly PlaceRow[];
  /** 8, less the credit notes for such supplies. */
  untaxed: readonly UntaxedRow[];
  /** 9B. The amounts are positive, as the form asks for them. */
  creditNotes: { registered: GstSum; unregistered: GstSum };
  /** 12, less credit notes. */
  hsn: { b2b: readonly HsnRow[]; b2c: readonly HsnRow[] };
  /** 13. More than one series when numbers between belong to another month. */
  series: Readonly<Record<InvoiceKind, readonly DocumentSeries[]>>;
  /** Of the tables 4A, 5 and 7. */
  sums: Readonly<Record<'buyers' | 'largeB2c' | 'otherB2c', GstSum>>;
  /** What GSTR-3B asks for in 3.1(a): all taxed supplies, less credit notes. */
  liability: GstAmounts;
}

/** The return of a month, for staff. */
export interface StaffGstReturn extends GstReturn {
  month: string;
  /** Months that may have documents, the latest first. */
  months: readonly string[];
  /** ISO day. */
  today: string;
}

/** `29-Karnataka` */
export const formatPlace = ({ state, stateCode }: { state: string; stateCode: string }): string =>
  `${stateCode}-${state}`;

const UNTAXED_LABELS = {
  registered: { interState: '8A Inter-State, registered', intraState: '8B Intra-State, registered' },
  unregistered: { interState: '8C Inter-State, unregistered', intraState: '8D Intra-State, unregistered' },
} as const;

/** The line of table 8. */
export const getUntaxedLabel = ({ isRegistered, isInterState }: UntaxedRow): string =>
  UNTAXED_LABELS[isRegistered ? 'registered' : 'unregistered'][isInterState ? 'interState' : 'intraState'];
