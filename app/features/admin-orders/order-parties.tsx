import { adminPaths } from '~/content/admin/admin-paths';
import { formatIndianPhone } from '~/domain/india/phone';
import { canChangeAddress } from '~/domain/orders/address-change';
import type { Address } from '~/domain/orders/checkout-schema';
import { formatAddressLines, type Order } from '~/domain/orders/order';
import { AddressForm } from './address-form';
import type { OrderFormProps } from './form-state';
import { PanelSection } from './panel-section';

function AddressLines({ address }: { address: Address }) {
  return (
    <address className="text-muted not-italic">
      {formatAddressLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

const LINK = 'inline-flex min-h-6 items-center underline-offset-4 wrap-anywhere hover:underline';

interface OrderPartiesProps extends OrderFormProps {
  order: Order;
  otherOrders: number;
}

/** Whom the order is for, and where it goes. */
export function OrderParties({ order, otherOrders, ...form }: OrderPartiesProps) {
  const { contact, delivery, isDeliveredByEmail, billing, gstin, isEmailConfirmed } = order;
  return (
    <PanelSection title="Buyer">
      <div className="grid gap-3">
        <p className="grid justify-items-start">
          <span>{contact.name || 'The account was deleted.'}</span>
          {contact.email && (
            <a href={`mailto:${contact.email}`} className={LINK}>
              {contact.email}
            </a>
          )}
          {!isEmailConfirmed && contact.email && (
            <span className="text-xs text-muted">not confirmed yet</span>
          )}
          {contact.phone && (
            <a href={`tel:${contact.phone}`} className={LINK}>
              {formatIndianPhone(contact.phone)}
            </a>
          )}
          {otherOrders > 0 && contact.email && (
            <a href={adminPaths.customer(order.number)} className="underline underline-offset-4">
              {otherOrders === 1 ? 'One other order' : `${otherOrders} other orders`}
            </a>
          )}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <div>
            <h3 className="font-sans text-xs font-medium tracking-normal text-muted">Delivery</h3>
            {isDeliveredByEmail && <p className="text-muted">by email, supplied in</p>}
            <AddressLines address={delivery} />
          </div>
          <div>
            <h3 className="font-sans text-xs font-medium tracking-normal text-muted">Invoice</h3>
            {contact.company && <p className="wrap-anywhere">{contact.company}</p>}
            {billing ? (
              <AddressLines address={billing} />
            ) : (
              <p className="text-muted">{isDeliveredByEmail ? 'to the buyer' : 'the same'}</p>
            )}
            {gstin && <p className="wrap-anywhere">GSTIN {gstin}</p>}
          </div>
        </div>
        {canChangeAddress(order) && <AddressForm order={order} {...form} />}
      </div>
    </PanelSection>
  );
}
