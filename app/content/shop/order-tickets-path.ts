/** The page with the tickets of an order. It is not in `paths`, because every fully hydrated page loads that module. */
export const getOrderTicketsPath = (number: string, accessKey: string): string =>
  `/shop/orders/${number}/tickets?key=${accessKey}`;
