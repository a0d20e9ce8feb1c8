import { redirect } from 'react-router';
import { paths } from '~/paths';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/personal-data-export-resource';

/** GET redirects to the page. Only POST creates the export. */
export function loader() {
  return redirect(paths.account.deleteProfile());
}

export async function action({ context }: Route.ActionArgs) {
  const result = await context.get(services).accountDeletion.exportData(context.get(signedIn));
  switch (result.kind) {
    case 'stale':
      return redirect(paths.account.deleteProfile(), 303);
    case 'wait':
      return new Response('Too many downloads. Please try again in an hour.', {
        status: 429,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(result.seconds) },
      });
    case 'file':
      return new Response(result.content, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${result.name}"`,
          'Cache-Control': 'private, no-store',
        },
      });
  }
}
