import { formatIndianPhone } from '~/domain/india/phone';
import type { Address, BuyerContact } from '~/domain/orders/checkout-schema';
import { formatAddressLines } from '~/domain/orders/format-address';
import { DescriptionList } from '~/ui/data/description-list';

interface OrderDetailsProps {
  contact: BuyerContact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
}

/** Delivery address, contact, invoice address and note of an order. */
export function OrderDetails({ contact, delivery, billing, gstin, notes }: OrderDetailsProps) {
  const items = [
    {
      term: 'Delivered to',
      lines: [...(contact.name ? [contact.name] : []), ...formatAddressLines(delivery)],
    },
    contact.email
      ? { term: 'Contact', lines: [contact.email, formatIndianPhone(contact.phone)] }
      : { term: 'Contact', lines: ['Taken out: whoever ordered this has left'] },
    {
      term: 'Invoice to',
      lines: [
        ...(billing ? formatAddressLines(billing) : ['The same address']),
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
