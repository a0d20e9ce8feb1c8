import { data } from 'react-router';
import { sampleDirectoryName } from '~/content/sample-organisation';
import { EndOfTheWay } from '~/features/identity-provider/end-of-the-way';
import { SignOutBoard } from '~/features/identity-provider/sign-out-board';
import { providerNotice } from '~/server/embedded-provider/contract.server';
import type { Route } from './+types/notice';

export function loader({ context }: Route.LoaderArgs) {
  const notice = context.get(providerNotice);
  if (!notice) throw data(null, { status: 404 });
  return { notice };
}

export const meta: Route.MetaFunction = () => [
  { title: sampleDirectoryName },
  { name: 'robots', content: 'noindex' },
];

export default function Notice({ loaderData: { notice } }: Route.ComponentProps) {
  if (notice.kind === 'sign-out') return <SignOutBoard {...notice} />;
  if (notice.kind === 'signed-out')
    return (
      <EndOfTheWay
        title="You are out."
        text="The directory has forgotten this browser. Anybody who sits down here next has to say who they are."
      />
    );
  return <EndOfTheWay title={notice.title} text={notice.text} />;
}
