/** The page with the gift cards of an order that go to others. It is not in `paths`, as the one of tickets. */
export const getOrderPresentsPath = (number: string, accessKey: string): string =>
  `/shop/orders/${number}/presents?key=${accessKey}`;
