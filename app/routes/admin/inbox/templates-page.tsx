import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { fillReplyTemplate } from '~/domain/contact/reply-template';
import { findDoneMessage } from '~/domain/site/done-message';
import { TemplateForm } from '~/features/admin-inbox/template-form';
import { TemplateList } from '~/features/admin-inbox/template-list';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/templates-page';
import { submitTemplateForm } from './submit-template-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = () => createNoindexMeta('Reply templates');

const SAMPLE_VALUES = { 'first name': 'Asha', kind: 'demo request', company: 'Kaveri Press' };

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  saved: 'The template is saved.',
  deleted: 'The template is deleted. Replies that were sent keep their text.',
};

const getEditedId = (url: URL) => url.searchParams.get('edit') ?? undefined;

/** `?edit=` is the id of the template in the form; without it the form is for a new one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const templates = await context.get(services).inbox.listTemplates(context.get(signedIn));
  const editedId = getEditedId(url);
  const edited = templates.find(({ id }) => id === editedId);
  if (editedId !== undefined && !edited) throw data(null, { status: 404 });
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { templates, edited, doneMessage };
}

/** Saves, previews or deletes the template of the form. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const { inbox } = context.get(services);
  const outcome = await submitTemplateForm({
    inbox,
    actor: context.get(signedIn),
    id: getEditedId(url),
    form: await readForm(request),
  });
  if (outcome.kind === 'shown') return data(outcome, { status: outcome.status });
  const edit = outcome.kind === 'saved' ? `edit=${outcome.id}&` : '';
  throw redirect(adminPaths.replyTemplates(`${edit}done=${outcome.kind}`), 303);
}

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, edited, doneMessage } = loaderData;
  const shown = actionData?.text ?? edited?.text;
  return (
    <>
      <ToolHeader
        title="Reply templates"
        text="Texts to begin a reply with. Each is filled in for the message, and changed there before it is sent."
      >
        {edited && <ToolLink href={adminPaths.replyTemplates()}>New template</ToolLink>}
        <ToolLink href={adminPaths.inbox()}>Inbox</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} />}
      {actionData?.current && (
        <ConflictAlert title="The template was changed in the meantime">
          <p className="font-semibold text-text">{actionData.current.name}</p>
          <p className="whitespace-pre-line">{actionData.current.text}</p>
          <p className="mt-1.5">
            {actionData.lastResult
              ? 'Your changes were not saved. If you save now, they replace this.'
              : 'It was not deleted. If it still has to go, delete it now.'}
          </p>
        </ConflictAlert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {templates.length > 0 ? (
          <TemplateList templates={templates} current={edited?.id} />
        ) : (
          <ToolEmpty title="No templates yet.">
            <p className="text-muted">
              Write the first one: a thank you, a question about dates, a polite refusal.
            </p>
          </ToolEmpty>
        )}
        <div className="grid gap-4">
          <TemplateForm
            action={adminPaths.replyTemplates(edited ? `edit=${edited.id}` : '')}
            template={edited}
            version={actionData?.previewedVersion ?? edited?.version ?? 0}
            lastResult={actionData?.lastResult}
          />
          {edited && (
            <DeleteForm
              action={adminPaths.replyTemplates(`edit=${edited.id}`)}
              noun="template"
              version={edited.version}
            >
              <p>
                “{edited.name}” leaves the list for everyone. Replies that began with it stay as they are.
                This cannot be undone; the audit log has its text.
              </p>
            </DeleteForm>
          )}
          {shown && (
            <section
              aria-labelledby="preview-title"
              className="grid gap-2 rounded-tile bg-bg-sunk p-4 lg:p-5"
            >
              <h2 id="preview-title" className="text-sm font-semibold text-muted">
                Preview, for a demo request of Asha from Kaveri Press
              </h2>
              <p className="max-w-[38em] text-base whitespace-pre-line wrap-anywhere">
                {fillReplyTemplate(shown, SAMPLE_VALUES)}
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
