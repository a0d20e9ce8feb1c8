/* Paths of the shop that are not in `paths`, because every fully hydrated page loads that module. */
import type { StockAlertState } from '~/domain/catalogue/stock-alert';

/** The page that sends the secret link of an order again. */
export const ORDER_LINK_PATH = '/shop/orders';

/** The page with the gift cards of an order that go to others. */
export const getOrderPresentsPath = (number: string, accessKey: string): string =>
  `/shop/orders/${number}/presents?key=${accessKey}`;

/** The page with the tickets of an order. */
export const getOrderTicketsPath = (number: string, accessKey: string): string =>
  `/shop/orders/${number}/tickets?key=${accessKey}`;

/** The page of a shared cart; `query` as formatSharedCart returns it. */
export const getSharedCartPath = (query: string): string => `/shop/cart/shared?${query}`;

/** Its QR code as a picture. */
export const getSharedCartQrPath = (query: string): string => `/shop/cart/shared.svg?${query}`;

/** Where a buyer writes about a product of an order. */
export const getReviewFormPath = (number: string, accessKey: string, productId: string): string =>
  `/shop/orders/${number}/reviews/${productId}?key=${accessKey}`;

/** Without a key it works as long as the review is public. */
export const getReviewPhotoPath = (id: string, size: 'large' | 'small', key?: string): string =>
  `/uploads/reviews/${id}-${size}.webp${key ? `?key=${key}` : ''}`;

/** The page that asks for an email when a sold-out product is back. */
export const getStockAlertPath = (productId: string, state?: StockAlertState): string =>
  `/shop/single/${productId}/stock-alert${state ? `?${state}` : ''}`;

/** A link in an email. `confirm`: `id` is that of one alert · `leave`: the hash of the email, for all its alerts */
export const getStockAlertLinkPath = (purpose: 'confirm' | 'leave', id: string, key: string): string =>
  `/stock-alerts/${purpose}/${id}?${new URLSearchParams({ key })}`;
