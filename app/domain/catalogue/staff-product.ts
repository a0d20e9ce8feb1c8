import type { Paise } from '../money/money';
import type { Product, ProductImage, ProductVariant } from './product';
import type { ProductEvent } from './product-event';
import type { ProductInput } from './product-form-schema';
import type { ProductCursor, ProductState } from './staff-product-query';
import type { StockMovementReason } from './stock';

/** A row of the list in the back office. `stock` is the exact one, in units. */
export interface StaffProductRow extends Pick<Product, 'id' | 'name' | 'price' | 'stock'> {
  categoryId?: string;
  category?: string;
  state: ProductState;
  version: number;
  image?: ProductImage;
  /** Price of one unit after the sale that applies now. */
  unitPrice: Paise;
}

export interface StaffProductList {
  /** The newest first. */
  products: StaffProductRow[];
  older?: ProductCursor;
  newer?: ProductCursor;
}

/** A change of the stock by staff, or by a return. */
export interface StockMovement {
  id: string;
  /** Empty texts for a product without variants. */
  color: string;
  size: string;
  /** Units added, or removed when negative. */
  change: number;
  /** Of the variant. */
  stockAfter: number;
  reason: StockMovementReason;
  note?: string;
  orderNumber?: string;
  by?: string;
  at: Date;
}

/** A variant with its exact stock. One that is not offered any more has units outside the shop. */
export interface StaffVariant extends ProductVariant {
  isOffered: boolean;
}

export interface StaffPicture extends ProductImage {
  /** Key of the picture in the product. */
  name: string;
}

/** A product with all that staff see of it. */
export interface StaffProduct {
  id: string;
  version: number;
  state: ProductState;
  form: ProductInput;
  /** Price of one unit after the sale that applies now. */
  unitPrice: Paise;
  /** When the sale starts or ends next. */
  saleSwitchesAt?: Date;
  /** Of all variants that are offered. */
  stock: number;
  /** In the order of the options; then those that are not offered any more and have units. Empty without variants. */
  variants: StaffVariant[];
  pictures: StaffPicture[];
  /** The latest first. */
  events: ProductEvent[];
  /** The latest ones. */
  movements: StockMovement[];
  /** How many movements there are. */
  movementCount: number;
}

/** What is missing before a product can be published. */
export type PublishIssue = 'category' | 'picture';

export const findPublishIssues = ({
  form,
  pictures,
}: Pick<StaffProduct, 'form' | 'pictures'>): PublishIssue[] => [
  ...(form.categoryId ? [] : ['category' as const]),
  ...(pictures.length > 0 ? [] : ['picture' as const]),
];
