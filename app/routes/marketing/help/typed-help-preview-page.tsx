import { data } from 'react-router';
import { NothingTyped, TypedPreviewNote } from '~/sections/admin/typed-preview-note';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { allowOwnFrame } from '~/server/http/cache/cache-tags.server';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/typed-help-preview-page';
import { HelpPreviewView, toHelpPreviewData } from './help-preview-view';
import { readTypedHelp } from './read-typed-help.server';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('help.manage')];

export const meta = () => createNoindexMeta('Preview of a help text');

export const loader = () => null;

/** R-ARTICLE-7: the page of a help article, or the questions of a group, with what is typed in the editor. It stores nothing. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const typed = await readForm(request);
  if (!typed.has('source')) throw data(null, { status: 400 });
  const { helpManagement } = context.get(services);
  const { form, help, issues } = await helpManagement.previewTypedHelp(context.get(signedIn), {
    id: url.searchParams.get('id') ?? '',
    form: readTypedHelp(typed),
  });
  allowOwnFrame(context);
  return { issues, preview: toHelpPreviewData(help, form) };
}

export default function TypedHelpPreviewPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return <NothingTyped />;
  return (
    <>
      <TypedPreviewNote issues={actionData.issues} />
      <HelpPreviewView {...actionData.preview} />
    </>
  );
}
