import { redirect } from 'react-router';
import { paths } from '~/paths';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/personal-data-export-resource';

/** Reading an address takes nothing along: the button on the page does. */
export function loader() {
  return redirect(paths.account.deleteProfile());
}

export async function action({ context }: Route.ActionArgs) {
  const everything = await context.get(services).accountDeletion.exportData(context.get(signedIn));
  switch (everything.kind) {
    case 'stale':
      return redirect(paths.account.deleteProfile(), 303);
    case 'wait':
      return new Response('That was often enough for now. Please come back in an hour.', {
        status: 429,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(everything.seconds) },
      });
    case 'file':
      return new Response(everything.content, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${everything.name}"`,
          'Cache-Control': 'private, no-store',
        },
      });
  }
}
