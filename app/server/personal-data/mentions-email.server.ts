/**
 * A regular expression of PostgreSQL for a text in which the address stands, and not merely a longer one that ends or
 * begins like it. To be matched without regard to case (`~*`).
 */
export function mentionsEmail(address: string): string {
  const letters = address.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${letters}($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))`;
}
