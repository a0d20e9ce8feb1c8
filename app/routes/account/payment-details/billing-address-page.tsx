import { data } from 'react-router';
import { AddressEditor } from '~/features/profile/address-editor';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { readAddressEntry, submitAddressForm } from '../submit-address-form.server';
import type { Route } from './+types/billing-address-page';

export const meta = () => createNoindexMeta('A billing address');

const toAddressRequest = ({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) => ({
  services: context.get(services),
  actor: context.get(signedIn),
  kind: 'billing' as const,
  id: params.id,
});

export async function loader(args: Route.LoaderArgs) {
  return { id: args.params.id, entry: await readAddressEntry(toAddressRequest(args)) };
}

export async function action(args: Route.ActionArgs) {
  return data(await submitAddressForm(toAddressRequest(args), await readForm(args.request)), { status: 400 });
}

export default function BillingAddressPage({ loaderData: { id, entry }, actionData }: Route.ComponentProps) {
  return (
    <AddressEditor
      kind="billing"
      id={id}
      entry={entry}
      lastResult={actionData}
      parentLabel="Payment details"
    />
  );
}
