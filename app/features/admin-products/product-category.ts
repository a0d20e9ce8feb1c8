/** A category that a product can be in. */
export interface ProductCategory {
  id: string;
  name: string;
}
