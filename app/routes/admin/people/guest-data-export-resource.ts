import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths, GUEST_DATA_FILE } from '~/content/admin/admin-paths';
import { findPersonSchema } from '~/domain/auth/people-schemas';
import { createDownload } from '~/server/files/file-response.server';
import { readForm } from '~/server/http/body/read-body.server';
import { respondUnreadableForm } from '~/server/http/errors/unreadable-form.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/guest-data-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('users.manage')];

/** Only POST creates the file, so that no URL has the email. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (params.file !== GUEST_DATA_FILE) throw data(null, { status: 404 });
  const form = await readForm(request).catch(respondUnreadableForm(context));
  if (form instanceof Response) return form;
  const submission = parseWithZod(form, { schema: findPersonSchema });
  if (submission.status !== 'success') return redirect(adminPaths.dataRequests(), 303);
  const { email } = submission.value;
  const result = await context.get(services).accountDeletion.exportGuestData(context.get(signedIn), email);
  if (result === 'stale') return redirect(adminPaths.dataRequests('stale'), 303);
  if (result === 'account') return redirect(adminPaths.dataRequests(), 303);
  return createDownload(result, 'application/zip');
}
