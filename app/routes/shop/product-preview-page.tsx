import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { readDeliveryEstimate } from '~/content/shop/delivery-zones';
import { formatPaymentMethods } from '~/content/shop/payment-method-texts';
import { ProductView } from '~/features/catalogue/product-view/product-view';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/product-preview-page';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('products.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Preview: ${loaderData.product.name}` : 'Not found');

/** A product as the shop shows it, also as a draft. Only staff see it, and it is not cached. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { productManagement, onlinePayments, environment } = context.get(services);
  const page = await productManagement.getPreview(context.get(signedIn), params.id);
  if (!page) throw data(null, { status: 404 });
  const pageUrl = new URL(paths.shop.product(page.product.id), environment.PUBLIC_URL).href;
  return {
    ...page,
    pageUrl,
    deliveryEstimate: readDeliveryEstimate(url),
    paymentMethods: formatPaymentMethods(onlinePayments.listMethods()),
  };
}

export default function ProductPreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-2">
        <Alert tone="info" title="This is a preview that only staff see.">
          <a href={adminPaths.product(loaderData.product.id)} className="underline underline-offset-4">
            Back to the product
          </a>
        </Alert>
      </div>
      <ProductView {...loaderData} />
    </>
  );
}
