import { formatIndianPhone } from '~/domain/india/phone';
import type { Address, BuyerContact } from '~/domain/orders/checkout-schema';
import { formatAddressLines } from '~/domain/orders/order';
import { DescriptionList } from '~/ui/data/description-list';

interface OrderDetailsProps {
  /** Nothing was shipped, and no address was asked for. */
  isDeliveredByEmail: boolean;
  contact: BuyerContact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
}

/** Delivery address, contact, invoice address and note of an order. */
export function OrderDetails({
  isDeliveredByEmail,
  contact,
  delivery,
  billing,
  gstin,
  notes,
}: OrderDetailsProps) {
  const items = [
    isDeliveredByEmail
      ? {
          term: 'Delivered',
          lines: [...(contact.name ? [contact.name] : []), 'by email', `Place of supply: ${delivery.state}`],
        }
      : {
          term: 'Delivered to',
          lines: [...(contact.name ? [contact.name] : []), ...formatAddressLines(delivery)],
        },
    contact.email
      ? {
          term: 'Contact',
          lines: [contact.email, ...(contact.phone ? [formatIndianPhone(contact.phone)] : [])],
        }
      : { term: 'Contact', lines: ['Removed: the account was deleted'] },
    {
      term: 'Invoice to',
      lines: [
        ...(contact.company ? [contact.company] : []),
        ...(billing ? formatAddressLines(billing) : [isDeliveredByEmail ? 'The buyer' : 'The same address']),
        ...(gstin ? [`GSTIN ${gstin}`] : []),
      ],
    },
    ...(notes ? [{ term: 'Your note', lines: [notes] }] : []),
  ];
  return (
    <DescriptionList
      items={items.map(({ term, lines }) => ({
        term,
        description: <span className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</span>,
      }))}
    />
  );
}
