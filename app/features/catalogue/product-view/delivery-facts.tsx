import { shopPromises } from '~/content/shop/shop-promises';
import type { DeliveryEstimate } from '~/domain/orders/delivery-estimate';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon, type IconName } from '~/ui/icons/icon';
import { DeliveryEstimateForm } from './delivery-estimate-form';

interface DeliveryFactsProps {
  /** A seat or a gift card. */
  isDeliveredByEmail: boolean;
  /** For the PIN in the URL. */
  estimate: DeliveryEstimate | undefined;
}

interface DeliveryFact {
  icon: IconName;
  text: string;
}

const PAYMENT: DeliveryFact = {
  icon: 'qr',
  text: `Pay by UPI or by bank transfer. ${shopPromises.noAccount}`,
};
const INVOICE: DeliveryFact = {
  icon: 'receipt',
  text: 'A GST invoice comes with every order, as a PDF when it is paid; add your GSTIN at checkout.',
};
const PARCEL_FACTS: readonly DeliveryFact[] = [
  { icon: 'truck', text: shopPromises.freeDelivery },
  PAYMENT,
  INVOICE,
  { icon: 'box', text: shopPromises.cancellation },
];
const EMAIL_FACTS: readonly DeliveryFact[] = [
  { icon: 'mail', text: 'Nothing is sent by post: you find everything on the page of your order.' },
  PAYMENT,
  INVOICE,
];

/** Delivery, payment, invoice and cancellation, in one line each. */
export function DeliveryFacts({ isDeliveredByEmail, estimate }: DeliveryFactsProps) {
  return (
    <div className="rounded-tile bg-surface px-5 pt-5 pb-3 text-sm">
      <ul className="grid gap-3">
        {(isDeliveredByEmail ? EMAIL_FACTS : PARCEL_FACTS).map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} size={18} className="mt-px shrink-0 text-muted" />
            {text}
          </li>
        ))}
      </ul>
      {!isDeliveredByEmail && <DeliveryEstimateForm estimate={estimate} />}
      <TextLink href={paths.refundPolicy()} className="mt-3">
        Refunds and returns
      </TextLink>
    </div>
  );
}
