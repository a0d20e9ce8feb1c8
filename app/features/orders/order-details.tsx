import { addressLines, phoneWords } from '~/domain/address-words';
import type { Address, Contact } from '~/domain/checkout';
import { DescriptionList } from '~/ui/description-list';

interface OrderDetailsProps {
  contact: Contact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
}

/** Who ordered, where it goes, where the invoice goes. */
export function OrderDetails({ contact, delivery, billing, gstin, notes }: OrderDetailsProps) {
  const items = [
    { term: 'Delivered to', lines: [...(contact.name ? [contact.name] : []), ...addressLines(delivery)] },
    contact.email
      ? { term: 'Contact', lines: [contact.email, phoneWords(contact.phone)] }
      : { term: 'Contact', lines: ['Taken out: whoever ordered this has left'] },
    {
      term: 'Invoice to',
      lines: [
        ...(billing ? addressLines(billing) : ['The same address']),
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
