import { data, redirect } from 'react-router';
import { DEFAULT_PORTRAIT, parsePortrait } from '~/domain/accounts/portrait-options';
import { PortraitComposer } from '~/features/profile/portrait-composer';
import { addSavedMessage } from '~/features/profile/saved-alert';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Island } from '~/ui/island';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/portrait-page';

export const handle: PageHandle = { hydration: 'islands' };

export const meta = () => createNoindexMeta('Tile portrait');

/** Shows the portrait from the query if there is one, else the stored portrait. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const chosenPortrait = query.has('skin')
    ? parsePortrait((field) => query.get(field) ?? undefined)
    : undefined;
  const { portrait } = await context.get(services).profiles.getProfile(context.get(signedIn));
  return { portrait: chosenPortrait ?? portrait ?? DEFAULT_PORTRAIT };
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readForm(request);
  const portrait = parsePortrait((field) => formData.get(field) ?? undefined);
  if (!portrait) throw data(null, { status: 400 });
  await context.get(services).profiles.savePortrait(context.get(signedIn), portrait);
  throw redirect(addSavedMessage(paths.account.profile(), 'portrait'), 303);
}

export default function PortraitPage({ loaderData: { portrait } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Profile', href: paths.account.profile() }, { label: 'Tile portrait' }]}
      />
      <header className="mb-4 grid gap-3">
        <h1 className="text-tool">You, in tiles</h1>
        <p className="max-w-[40em] text-muted">
          The way everyone at work here is drawn: no face, but recognisably somebody. Choose part by part.
        </p>
      </header>
      <Island name="portrait-composer" component={PortraitComposer} props={{ portrait }} />
    </div>
  );
}
