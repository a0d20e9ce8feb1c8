import type { SupplyCode } from '~/domain/invoices/invoice';
import type { SoldProduct } from '~/domain/orders/issued-kind';

const goods = (hsnCode: string): SupplyCode => ({ hsnCode, unit: 'NOS' });
const service = (sacCode: string): SupplyCode => ({ hsnCode: sacCode, unit: 'OTH' });

/** HSN codes of the Customs Tariff and SACs of the GST service classification, by category. */
export const CODES_BY_CATEGORY: Readonly<Record<string, SupplyCode>> = {
  /** Ceramic tableware other than of porcelain. */
  table: goods('6912'),
  /** Other furniture and parts of it: things for a desk. */
  desk: goods('9403'),
  /** Units of automatic data processing machines. */
  electronics: goods('8471'),
  /** T-shirts, singlets and other vests, knitted. */
  wear: goods('6109'),
  /** Registers, notebooks and similar articles. */
  paper: goods('4820'),
  /** Commercial training and coaching. */
  events: service('999293'),
};

/** Products that are something else than most of their category. */
export const CODES_BY_PRODUCT: Readonly<Record<string, SupplyCode>> = {
  /** Vacuum flasks and other vacuum vessels. */
  'steel-bottle': goods('9617'),
  /** Ceramic flags and tiles. */
  'ceramic-coasters': goods('6907'),
  /** Articles of vulcanised rubber: floor coverings and mats. */
  'desk-mat': goods('4016'),
  /** Electric table, desk and bedside lamps. */
  'desk-lamp': goods('9405'),
  /** Trunks, cases and similar containers. */
  'laptop-sleeve': goods('4202'),
  /** Mosaic cubes and the like of ceramic. */
  'mosaic-kit': goods('6907'),
  /** Parts of machines of heading 8471. */
  'keycap-set': goods('8473'),
  /** Static converters. */
  'wireless-charger': goods('8504'),
  /** Jerseys, pullovers and cardigans, knitted. */
  crewneck: goods('6110'),
  /** Travelling, shopping and similar bags. */
  'market-tote': goods('4202'),
  /** Imitation jewellery: badges and pins of base metal. */
  'enamel-pins': goods('7117'),
  /** Other knitted hosiery. */
  socks: goods('6115'),
  /** Playing cards. */
  'card-deck': goods('9504'),
  /** Printed matter with self-adhesive. */
  'sticker-sheets': goods('4911'),
  /** Pictures, designs and photographs. */
  'poster-set': goods('4911'),
  /** Printed books. */
  'printed-book': goods('4901'),
  /** Organisation of events. */
  'hackathon-ticket': service('998596'),
  /** Other support services. */
  'gift-card': service('998599'),
};

/** Other printed matter: for products of a category that is not in this file. */
const DEFAULT_CODE = goods('4911');

interface SuppliedProduct extends SoldProduct {
  /** What staff entered for the product, or for the line. */
  hsnCode?: string | null | undefined;
}

/** R-PRODUCT-9: the code of what an order line sold: the one that staff entered, that of its product here, or else that of its category. */
export function getSupplyCode({ productId, categoryId, hsnCode }: SuppliedProduct): SupplyCode {
  // SACs begin with 99.
  if (hsnCode) return hsnCode.startsWith('99') ? service(hsnCode) : goods(hsnCode);
  return CODES_BY_PRODUCT[productId] ?? CODES_BY_CATEGORY[categoryId ?? ''] ?? DEFAULT_CODE;
}

/** The code of a category for which staff entered none. */
export const getCategoryCode = (categoryId: string): string =>
  (CODES_BY_CATEGORY[categoryId] ?? DEFAULT_CODE).hsnCode;
