import { Alert } from '~/ui/feedback/alert';

/** R-CART-10: for a browser that stores nothing. */
export function StorageRefusedAlert({ list }: { list: 'cart' | 'wishlist' }) {
  return (
    <Alert tone="warning" title={`This ${list} ends with this tab`}>
      Your browser is set to save nothing for this site. Your items stay while you look around in this tab,
      and are lost when you close it. To keep them, allow cookies and site data for this site.
    </Alert>
  );
}
