/** The page that sends the secret link of an order again. It is not in `paths`, as getOrderTicketsPath. */
export const ORDER_LINK_PATH = '/shop/orders';
