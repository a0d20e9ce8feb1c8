import type { SubmissionResult } from '@conform-to/react';
import type { AddressEntry, AddressKind } from '~/domain/address-book';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { AddressForm } from './address-form';
import { addressWords } from './address-words';
import { FaultsNotice } from './faults-notice';

interface AddressPageProps {
  kind: AddressKind;
  id: string;
  entry: Partial<AddressEntry>;
  lastResult: SubmissionResult<string[]> | undefined;
  /** Where one comes from. */
  from: string;
}

/** One address: to write down, to change, to delete. */
export function AddressPage({ kind, id, entry, lastResult, from }: AddressPageProps) {
  const words = addressWords[kind];
  const isNew = id === 'new';
  const title = isNew ? words.add : words.edit;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: from, href: words.list }, { label: isNew ? 'New' : (entry.label ?? '') }]}
      />
      <h1 className="text-h2">{title}</h1>
      <FaultsNotice lastResult={lastResult} />
      <AddressForm kind={kind} id={id} entry={entry} lastResult={lastResult} />
      {!isNew && (
        <Disclosure summary="Delete this address">
          <form
            method="post"
            action={words.path(id)}
            data-send-once=""
            className="grid justify-items-start gap-4"
          >
            <input type="hidden" name="intent" value="delete" />
            <p>It leaves your address book. Orders that were sent to it keep it.</p>
            <Button type="submit" variant="danger">
              Yes, delete it
            </Button>
          </form>
        </Disclosure>
      )}
    </div>
  );
}
