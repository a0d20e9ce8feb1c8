import type { PictureName } from '~/content/published-pictures';
import type { Product } from '~/domain/catalogue/product';

export type CategoryId = 'table' | 'desk' | 'electronics' | 'wear' | 'paper' | 'events';

export interface SeedCategory {
  id: CategoryId;
  name: string;
  description: string;
}

export interface SeedPicture {
  name: PictureName;
  alt: string;
}

/** A product as we write it down. Its review figures come from the reviews, its pictures and address from their names. */
export interface SeedProduct
  extends Pick<Product, 'id' | 'name' | 'price' | 'stock' | 'sale' | 'attributes' | 'tag' | 'description'> {
  categoryId: CategoryId;
  subtitle: string;
  /** Two or three short paragraphs. */
  story: readonly string[];
  care: readonly string[];
  details: readonly { label: string; value: string }[];
  pictures: readonly SeedPicture[];
  featured: boolean;
  /** ISO date of the first day it was on sale. */
  createdOn: string;
  /** Place in the shop's own order, 1 first; every product has its own. */
  rank: number;
}

export interface SeedReview {
  name: string;
  city: string;
  stars: 3 | 4 | 5;
  /** ISO date. */
  writtenOn: string;
  /** Bought here: the address of the review belongs to an order. */
  verified: boolean;
  text: string;
}
