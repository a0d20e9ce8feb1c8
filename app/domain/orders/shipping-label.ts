/** `a6`: a label on each page, for a label printer. `a4`: four on a page. */
const LABEL_SIZES = ['a4', 'a6'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

export const isLabelSize = (value: string | null): value is LabelSize =>
  LABEL_SIZES.some((known) => known === value);

/** What stands on a parcel. */
export interface ShippingLabel {
  orderNumber: string;
  name: string;
  /** Lines of the address. */
  address: readonly string[];
  phone: string;
  units: number;
}
