/** A stock count that was not accepted, or not all of it. */
export interface StockCountState {
  issue: string;
  /** By formatStockRowKey. Rows that are done are left out. */
  rows: Readonly<Record<string, TypedCount>>;
}

export interface TypedCount {
  units: string;
  /** R-ADMIN-9: the sent version, while a number of the form is invalid. */
  version?: number;
  error?: string;
}
