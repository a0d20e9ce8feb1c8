import { data } from 'react-router';
import { AddressEditor } from '~/features/profile/address-editor';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { readAddressEntry, submitAddressForm } from '../submit-address-form.server';
import type { Route } from './+types/delivery-address-page';

export const meta = () => createNoindexMeta('An address');

const toAddressRequest = ({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) => ({
  services: context.get(services),
  actor: context.get(signedIn),
  kind: 'delivery' as const,
  id: params.id,
});

export async function loader(args: Route.LoaderArgs) {
  return { id: args.params.id, entry: await readAddressEntry(toAddressRequest(args)) };
}

export async function action(args: Route.ActionArgs) {
  return data(await submitAddressForm(toAddressRequest(args), await readForm(args.request)), { status: 400 });
}

export default function DeliveryAddressPage({ loaderData: { id, entry }, actionData }: Route.ComponentProps) {
  return (
    <AddressEditor kind="delivery" id={id} entry={entry} lastResult={actionData} parentLabel="Profile" />
  );
}
