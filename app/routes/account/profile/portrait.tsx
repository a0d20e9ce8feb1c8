import { data, redirect } from 'react-router';
import { firstPortrait, readPortrait } from '~/domain/portrait';
import { after } from '~/features/profile/done';
import { PortraitComposer } from '~/features/profile/portrait-composer';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Island } from '~/ui/island';
import type { Route } from './+types/portrait';

export const handle: PageHandle = { way: 'island' };

export const meta = () => hiddenPageMeta('Tile portrait');

/** What was chosen and is to be shown, else the portrait that is kept. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const shown = query.has('skin') ? readPortrait((field) => query.get(field) ?? undefined) : undefined;
  const { portrait } = await context.get(services).profiles.profileOf(context.get(signedIn));
  return { portrait: shown ?? portrait ?? firstPortrait };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request);
  const portrait = readPortrait((field) => posted.get(field) ?? undefined);
  if (!portrait) throw data(null, { status: 400 });
  await context.get(services).profiles.keepPortrait(context.get(signedIn), portrait);
  throw redirect(after(paths.account.profile(), 'portrait'), 303);
}

export default function PortraitPage({ loaderData: { portrait } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs
        items={[{ label: 'Profile', href: paths.account.profile() }, { label: 'Tile portrait' }]}
      />
      <header className="mb-4 grid gap-3">
        <h1 className="text-h2">You, in tiles</h1>
        <p className="max-w-[40em] text-muted">
          The way everyone at work here is drawn: no face, but recognisably somebody. Choose part by part.
        </p>
      </header>
      <Island name="portrait-composer" component={PortraitComposer} props={{ portrait }} />
    </div>
  );
}
