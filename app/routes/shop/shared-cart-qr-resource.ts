import { getSharedCartPath } from '~/content/shop/shop-page-paths';
import { formatSharedCart, parseSharedCart } from '~/domain/cart/shared-cart';
import { createQrCode } from '~/server/payments/qr-code.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/shared-cart-qr-resource';

/** R-CART-9: the QR code of the link to a shared cart, black on white in both themes: scanners need that. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = formatSharedCart(parseSharedCart(url.searchParams));
  if (query === undefined) return new Response(null, { status: 404 });
  const { environment } = context.get(services);
  const { path, size } = createQrCode(new URL(getSharedCartPath(query), environment.PUBLIC_URL).href);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=3600' },
  });
}
