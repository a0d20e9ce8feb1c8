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
  /** The colour that it shows, of those of the product. */
  color?: string;
}

/** A product of the seed data. The number of reviews, the picture files and the URL follow from other data. */
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
  /** Position in the shop, from 1. Each product has a different one. */
  rank: number;
}

export interface SeedReview {
  name: string;
  city: string;
  stars: 3 | 4 | 5;
  /** ISO date. */
  writtenOn: string;
  /** The author bought the product here. */
  verified: boolean;
  text: string;
}
