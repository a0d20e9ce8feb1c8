/** A whole number that belongs to an order number alone, so that its mosaic is like no other and always the same. */
export function orderNumberSeed(number: string): number {
  return Number(number.replace(/\D/g, '')) % 2_147_483_647;
}
