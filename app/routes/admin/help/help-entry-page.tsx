import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { HELP_FIELD_LABELS, OVERRIDE_STATE_TEXTS } from '~/content/admin/help-texts';
import { describeDeletion, HELP_DONE_MESSAGES } from '~/content/admin/publication-texts';
import { findQuestionPage } from '~/content/help/question-groups';
import { isDeletable } from '~/domain/publishing/publication-state';
import { findDoneMessage } from '~/domain/site/done-message';
import { FormDifference } from '~/features/admin-publishing/form-difference';
import { PreviewPanel } from '~/features/admin-publishing/preview-buttons';
import { PublishingLink, PublishingPanel } from '~/features/admin-publishing/publishing-panel';
import { RepositoryPanel } from '~/features/admin-publishing/repository-panel';
import { TextConflictAlert } from '~/features/admin-publishing/text-conflict-alert';
import { TextPicturesPanel } from '~/features/admin-publishing/text-pictures-panel';
import { VersionList } from '~/features/admin-publishing/version-list';
import { paths } from '~/paths';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';
import type { Route } from './+types/help-entry-page';
import { HelpEntryForm, listRelatedChoices } from './help-entry-form';
import { submitHelpForm } from './submit-help-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('help.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Help: ${loaderData.entry.form.title}` : 'Not found');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { help, helpManagement } = context.get(services);
  const entry = await helpManagement.getStaffHelpEntry(context.get(signedIn), id);
  if (!entry) throw data(null, { status: 404 });
  return {
    entry,
    articles: listRelatedChoices(await help.read(), entry.form.slug),
    message: findDoneMessage(HELP_DONE_MESSAGES[entry.form.kind], url.searchParams),
    now: new Date(),
  };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { helpManagement: management } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const entry = await management.getStaffHelpEntry(actor, id);
  if (!entry)
    throw readFieldText(form, 'intent') === 'save' ? deletedMeanwhile(form) : data(null, { status: 404 });
  const outcome = await submitHelpForm({ management, actor, id, form }, entry.form.kind);
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  const { done } = outcome;
  const query = new URLSearchParams({ ...(entry.form.kind === 'question' && { kind: 'question' }), done });
  throw redirect(
    done === 'deleted' ? adminPaths.help(query.toString()) : adminPaths.helpEntry(id, `done=${done}`),
    303,
  );
}

export default function HelpEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, articles, message, now } = loaderData;
  const { id, form, state, publishAt, version, pictures, versions, repository } = entry;
  const conflict = actionData?.conflict;
  const isArticle = form.kind === 'article';
  const page = isArticle
    ? { href: paths.helpArticle(form.slug), label: 'Open the help article' }
    : { href: `${findQuestionPage(form.groups)}#${form.slug}`, label: 'Open the questions' };
  return (
    <>
      <ToolHeader title={form.title}>
        <ToolLink href={adminPaths.help(isArticle ? '' : 'kind=question')}>
          {isArticle ? 'All help articles' : 'All questions'}
        </ToolLink>
        <PublishingLink state={state} page={page} />
      </ToolHeader>
      {!actionData && <DoneAlert message={message} />}
      {actionData?.issue && (
        <ToolAlert tone="danger" role="alert" title={actionData.issue} className="mb-2.5" />
      )}
      {conflict && (
        <TextConflictAlert
          subject={isArticle ? 'the help article' : 'the question'}
          versions={conflict.versions}
          isDeletion={conflict.isDeletion}
        >
          {conflict.mine && (
            <FormDifference before={conflict.current} after={conflict.mine} labels={HELP_FIELD_LABELS} />
          )}
        </TextConflictAlert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <HelpEntryForm
          action={adminPaths.helpEntry(id)}
          values={form}
          version={version}
          lastResult={actionData?.lastResult}
          preview={adminPaths.typedHelpPreview(id)}
          submitLabel={state === 'published' ? 'Save on the site' : 'Save'}
          hasFixedSlug={!isArticle || repository !== undefined}
          articles={articles}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 self-stretch">
          <PublishingPanel
            action={adminPaths.helpEntry(id)}
            preview={adminPaths.helpPreview(id)}
            page={page}
            state={state}
            publishAt={publishAt}
            version={version}
            overrideTexts={repository && OVERRIDE_STATE_TEXTS}
            timeError={actionData?.timeError}
            deletionText={
              isDeletable(entry)
                ? describeDeletion({ hasPictures: pictures.length > 0, isOverride: repository !== undefined })
                : undefined
            }
          />
          {repository && (
            <RepositoryPanel action={adminPaths.helpEntry(id)} version={version}>
              <FormDifference before={repository} after={form} labels={HELP_FIELD_LABELS} />
            </RepositoryPanel>
          )}
          {isArticle && (
            <TextPicturesPanel
              action={adminPaths.helpEntry(id)}
              pictures={pictures}
              source={form.source}
              rejected={actionData?.picture}
            />
          )}
          <VersionList toPath={(shown) => adminPaths.helpRevision(id, shown)} versions={versions} now={now} />
          <PreviewPanel />
        </div>
      </div>
    </>
  );
}
