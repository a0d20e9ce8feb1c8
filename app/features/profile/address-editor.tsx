import type { SubmissionResult } from '@conform-to/react';
import type { AddressEntry, AddressKind } from '~/domain/accounts/address-book';
import type { AddressPart } from '~/sections/forms/address-fields';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { ADDRESS_BOOK_LABELS } from './address-book-labels';
import { AddressForm } from './address-form';
import { ProfileFormErrorAlert } from './profile-form-error-alert';

interface AddressEditorProps {
  kind: AddressKind;
  id: string;
  entry: Partial<AddressEntry>;
  lastResult: SubmissionResult<string[]> | undefined;
  /** Label of the parent page in the breadcrumbs. */
  parentLabel: string;
}

const ADDRESS_PARTS: readonly AddressPart[] = ['line1', 'line2', 'pin', 'city', 'state'];
const FIELD_NAMES = ['label', 'name', 'phone', 'gstin', ...ADDRESS_PARTS.map((part) => `address.${part}`)];

/** Page that adds, edits or deletes an address. */
export function AddressEditor({ kind, id, entry, lastResult, parentLabel }: AddressEditorProps) {
  const labels = ADDRESS_BOOK_LABELS[kind];
  const isNew = id === 'new';
  const title = isNew ? labels.add : labels.edit;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[
          { label: parentLabel, href: labels.listPath },
          { label: isNew ? 'New' : (entry.label ?? '') },
        ]}
      />
      <h1 className="text-tool">{title}</h1>
      <ProfileFormErrorAlert formId="address" names={FIELD_NAMES} lastResult={lastResult} />
      <AddressForm kind={kind} id={id} entry={entry} lastResult={lastResult} />
      {!isNew && (
        <Disclosure summary="Delete this address">
          <form
            method="post"
            action={labels.editPath(id)}
            data-send-once=""
            className="grid justify-items-start gap-4"
          >
            <input type="hidden" name="intent" value="delete" />
            <p>It is removed from your address book. Existing orders do not change.</p>
            <Button type="submit" variant="danger">
              Yes, delete it
            </Button>
          </form>
        </Disclosure>
      )}
    </div>
  );
}
