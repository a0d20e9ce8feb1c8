import { data } from 'react-router';
import { AddressPage } from '~/features/profile/address-page';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { readEntry, writeEntry } from '../address-book.server';
import type { Route } from './+types/address';

export const meta = () => hiddenPageMeta('An address');

const asked = ({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) => ({
  services: context.get(services),
  actor: context.get(signedIn),
  kind: 'delivery' as const,
  id: params.id,
});

export async function loader(args: Route.LoaderArgs) {
  return { id: args.params.id, entry: await readEntry(asked(args)) };
}

export async function action(args: Route.ActionArgs) {
  return data(await writeEntry(asked(args), await readForm(args.request)), { status: 400 });
}

export default function Address({ loaderData: { id, entry }, actionData }: Route.ComponentProps) {
  return <AddressPage kind="delivery" id={id} entry={entry} lastResult={actionData} from="Profile" />;
}
