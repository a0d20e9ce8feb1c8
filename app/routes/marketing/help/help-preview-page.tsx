import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/help-preview-page';
import { HelpPreviewView, toHelpPreviewData } from './help-preview-view';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('help.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Preview: ${loaderData.title}` : 'Not found');

/** A help article on its page, or the groups of a question, also as a draft. Only staff see it, and it is not cached. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { helpManagement } = context.get(services);
  const found = await helpManagement.getHelpPreview(context.get(signedIn), id);
  if (!found) throw data(null, { status: 404 });
  const { form, help } = found;
  return { id, title: form.title, preview: toHelpPreviewData(help, form) };
}

export default function HelpPreviewPage({ loaderData: { id, preview } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-2">
        <Alert tone="info" title="This is a preview that only staff see.">
          <a href={adminPaths.helpEntry(id)} className="underline underline-offset-4">
            Back to the editor
          </a>
        </Alert>
      </div>
      <HelpPreviewView {...preview} />
    </>
  );
}
