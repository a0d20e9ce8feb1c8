/** A product in the list below the search field of the shop. */
export interface ProductSuggestion {
  path: string;
  name: string;
  /** What is paid, as a text. */
  price: string;
  /** What is said in place of the price: the product is sold out. */
  isSoldOut: boolean;
  /** The file of a small picture. */
  picture?: string;
}

export interface ProductSuggestions {
  query: string;
  /** Of the whole search. */
  total: number;
  products: ProductSuggestion[];
}
