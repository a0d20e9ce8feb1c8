import { type AddressKind, MAX_ADDRESSES_PER_KIND, type SavedAddress } from '~/domain/accounts/address-book';
import { formatIndianPhone } from '~/domain/india/phone';
import { formatAddressLines } from '~/domain/orders/order';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Badge } from '~/ui/data/badge';
import { Icon } from '~/ui/icons/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ADDRESS_BOOK_LABELS } from './address-book-labels';

interface AddressListProps {
  kind: AddressKind;
  addresses: readonly SavedAddress[];
}

function AddressEntryItem({ entry, kind }: { entry: SavedAddress; kind: AddressKind }) {
  const { id, label, name, phone, gstin, address, isDefault } = entry;
  const labels = ADDRESS_BOOK_LABELS[kind];
  const lines = [
    ...formatAddressLines(address),
    ...(phone ? [formatIndianPhone(phone)] : []),
    ...(gstin ? [gstin] : []),
  ];
  return (
    <li className="flex flex-col rounded-tile bg-raised p-4">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{label}</h3>
        {isDefault && <Badge tone="success">{labels.isDefault}</Badge>}
      </div>
      <address className="text-sm not-italic text-muted wrap-anywhere">
        <span className="block text-text">{name}</span>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="-mx-2 mt-auto flex flex-wrap gap-grout pt-3">
        <LinkButton href={labels.editPath(id)} variant="plain" size="sm" className="px-2">
          <Icon name="edit" />
          Edit
          <VisuallyHidden> {label}</VisuallyHidden>
        </LinkButton>
        {!isDefault && (
          <form method="post" action={labels.listPath} data-send-once="">
            <input type="hidden" name="intent" value="default" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="plain" size="sm" className="px-2">
              {labels.makeDefault}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}

/** The addresses of one kind, with a link to add another. */
export function AddressList({ kind, addresses }: AddressListProps) {
  const labels = ADDRESS_BOOK_LABELS[kind];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      {addresses.length > 0 ? (
        <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-grout">
          {addresses.map((entry) => (
            <AddressEntryItem key={entry.id} entry={entry} kind={kind} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{labels.emptyText}</p>
      )}
      {addresses.length < MAX_ADDRESSES_PER_KIND ? (
        <LinkButton href={labels.editPath('new')} variant="quiet" size="sm">
          <Icon name="plus" />
          {labels.add}
        </LinkButton>
      ) : (
        <p className="text-sm text-muted">
          These are {MAX_ADDRESSES_PER_KIND}, as many as there can be. Delete one to add another.
        </p>
      )}
    </div>
  );
}
