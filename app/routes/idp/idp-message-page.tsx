import { data } from 'react-router';
import { SAMPLE_DIRECTORY_NAME } from '~/content/samples/sample-directory';
import { IdpSignOutForm } from '~/features/idp/idp-sign-out-form';
import { SignInStopped } from '~/features/idp/sign-in-stopped';
import { providerPage } from '~/server/idp/render-provider-page.server';
import type { Route } from './+types/idp-message-page';

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(providerPage);
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export const meta: Route.MetaFunction = () => [
  { title: SAMPLE_DIRECTORY_NAME },
  { name: 'robots', content: 'noindex' },
];

export default function IdpMessagePage({ loaderData: { page } }: Route.ComponentProps) {
  if (page.kind === 'sign-out') return <IdpSignOutForm {...page} />;
  if (page.kind === 'signed-out')
    return (
      <SignInStopped
        title="You are out."
        text="The directory has forgotten this browser. Anybody who sits down here next has to say who they are."
      />
    );
  return <SignInStopped title={page.title} text={page.text} />;
}
