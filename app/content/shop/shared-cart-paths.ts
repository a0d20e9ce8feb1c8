/** The page of a shared cart; `query` as formatSharedCart returns it. Not in `paths`, as ORDER_LINK_PATH. */
export const sharedCartPath = (query: string): string => `/shop/cart/shared?${query}`;

/** Its QR code as a picture. */
export const sharedCartQrPath = (query: string): string => `/shop/cart/shared.svg?${query}`;
