import type { StockAlertState } from '~/domain/catalogue/stock-alert';

/** The page that asks for an email when a sold-out product is back. Not in `paths`, as ORDER_LINK_PATH. */
export const stockAlertPath = (productId: string, state?: StockAlertState): string =>
  `/shop/single/${productId}/stock-alert${state ? `?${state}` : ''}`;

/** A link in an email. `confirm`: `id` is that of one alert · `leave`: the hash of the email, for all its alerts */
export const stockAlertLinkPath = (purpose: 'confirm' | 'leave', id: string, key: string): string =>
  `/stock-alerts/${purpose}/${id}?${new URLSearchParams({ key })}`;
