import type { ReactNode } from 'react';
import type { Product } from '~/domain/catalogue/product';
import type { DeliveryEstimate } from '~/domain/orders/delivery-estimate';
import { EVENTS_CATEGORY_ID } from '~/domain/orders/issued-kind';
import { pluralise } from '~/domain/text/pluralise';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Badge } from '~/ui/data/badge';
import { Disclosure } from '~/ui/data/disclosure';
import { Stars } from '~/ui/data/stars';
import { Icon } from '~/ui/icons/icon';
import { BuyForm } from './buy-form';
import { DeliveryFacts } from './delivery-facts';
import { ProductPrice } from './product-price';
import { SizeChart } from './size-chart';
import { StockStatus } from './stock-status';

/** Buttons that open the system's share dialog or copy the URL. Both need the global script. */
function ShareProduct({ url }: { url: string }) {
  const classes = `${getButtonClasses({ variant: 'plain', size: 'sm' })} text-muted`;
  return (
    <p className="needs-script -ms-4 flex flex-wrap">
      <button type="button" data-share="" value={url} className={classes}>
        <Icon name="share" />
        Share
      </button>
      <button type="button" data-copy="" value={url} className={classes}>
        <Icon name="copy" />
        Copy link
      </button>
    </p>
  );
}

interface BuyBoxProps {
  product: Product;
  subtitle: string;
  /** Absolute URL of the page, for sharing. */
  pageUrl: string;
  stockAlertForm: ReactNode;
  deliveryEstimate: DeliveryEstimate | undefined;
  /** `UPI, bank transfer or card` */
  paymentMethods: string;
}

/** Name, price, stock and buy form, beside the pictures. */
export function BuyBox(props: BuyBoxProps) {
  const { product, subtitle, pageUrl, stockAlertForm, deliveryEstimate, paymentMethods } = props;
  const { name, tag, review, description, stock } = product;
  return (
    <div className="grid content-start gap-6">
      <div>
        {tag && <Badge className="mb-4">{tag}</Badge>}
        <h1 className="product-name">{name}</h1>
        <p className="mt-2 text-lead text-muted">{subtitle}</p>
        {review.count > 0 && (
          <a
            href="#reviews"
            className="mt-1 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            <Stars value={review.stars} count={pluralise(review.count, 'review')} />
          </a>
        )}
      </div>
      <p className="max-w-[38em]">{description}</p>
      <ProductPrice product={product} />
      <div className="grid gap-5">
        {stock > 0 && <StockStatus product={product} />}
        <BuyForm product={product} />
        <SizeChart productId={product.id} />
        {stockAlertForm && (
          <Disclosure
            summary={stock > 0 ? 'Is the one you want sold out?' : 'Tell me when it is back'}
            open={stock <= 0}
          >
            {stockAlertForm}
          </Disclosure>
        )}
      </div>
      <DeliveryFacts
        isDeliveredByEmail={product.categoryId === EVENTS_CATEGORY_ID}
        paymentMethods={paymentMethods}
        estimate={deliveryEstimate}
      />
      <ShareProduct url={pageUrl} />
    </div>
  );
}
