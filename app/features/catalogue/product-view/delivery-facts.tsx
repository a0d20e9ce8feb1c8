import { shopPromises } from '~/content/shop/shop-promises';
import type { DeliveryEstimate } from '~/domain/orders/delivery-estimate';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon, type IconName } from '~/ui/icons/icon';
import { DeliveryEstimateForm } from './delivery-estimate-form';

interface DeliveryFactsProps {
  /** A seat or a gift card. */
  isDeliveredByEmail: boolean;
  /** `UPI, bank transfer or card` */
  paymentMethods: string;
  /** For the PIN in the URL. */
  estimate: DeliveryEstimate | undefined;
}

interface DeliveryFact {
  icon: IconName;
  text: string;
}

const INVOICE: DeliveryFact = {
  icon: 'receipt',
  text: 'A GST invoice comes with every order, as a PDF when it is paid; add your GSTIN at checkout.',
};

const listFacts = ({
  isDeliveredByEmail,
  paymentMethods,
}: Omit<DeliveryFactsProps, 'estimate'>): DeliveryFact[] => [
  isDeliveredByEmail
    ? { icon: 'mail', text: 'Nothing is sent by post: you find everything on the page of your order.' }
    : { icon: 'truck', text: shopPromises.freeDelivery },
  { icon: 'qr', text: `Pay by ${paymentMethods}. ${shopPromises.noAccount}` },
  INVOICE,
  ...(isDeliveredByEmail ? [] : [{ icon: 'box', text: shopPromises.cancellation } as const]),
];

/** Delivery, payment, invoice and cancellation, in one line each. */
export function DeliveryFacts({ isDeliveredByEmail, paymentMethods, estimate }: DeliveryFactsProps) {
  return (
    <div className="rounded-tile bg-surface px-5 pt-5 pb-3 text-sm">
      <ul className="grid gap-3">
        {listFacts({ isDeliveredByEmail, paymentMethods }).map(({ icon, text }) => (
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
