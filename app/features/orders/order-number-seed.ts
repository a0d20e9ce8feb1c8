/** Integer seed derived from the order number, so that every order has its own mosaic. */
export function getOrderNumberSeed(number: string): number {
  return Number(number.replace(/\D/g, '')) % 2_147_483_647;
}
