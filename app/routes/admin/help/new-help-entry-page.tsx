import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { toRepositoryForm } from '~/content/help/repository-forms';
import { HELP_ENTRY_KINDS, type HelpEntryInput, type HelpEntryKind } from '~/domain/help/help-entry';
import { PreviewPanel } from '~/features/admin-publishing/preview-buttons';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-help-entry-page';
import { HelpEntryForm, listRelatedChoices } from './help-entry-form';
import { parseHelpForm, rejectHelpForm, TAKEN } from './submit-help-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('help.manage')];

export const meta = () => createNoindexMeta('Help: new');

const MAX_TITLE = 120;
/** After those of the repository. */
const LAST_PLACE = 1000;

const readKind = (kind: string | null | undefined): HelpEntryKind =>
  HELP_ENTRY_KINDS.find((known) => known === kind) ?? 'article';

const createEmpty = (kind: HelpEntryKind, title: string): HelpEntryInput => {
  const common = { title, slug: '', source: '', place: LAST_PLACE };
  return kind === 'question'
    ? { ...common, kind, groups: [] }
    : { ...common, kind, summary: '', category: 'orders', keywords: '', related: [] };
};

/** `?kind=question`: a question. `?title=` fills in the title. `?from=` edits an entry of the repository. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { help, helpManagement } = context.get(services);
  const kind = readKind(url.searchParams.get('kind'));
  const from = url.searchParams.get('from');
  const entry = from === null ? undefined : { kind, slug: from };
  const id = entry && (await helpManagement.findHelpEntryId(context.get(signedIn), entry));
  if (id !== undefined) throw redirect(adminPaths.helpEntry(id));
  const repository = from === null ? undefined : toRepositoryForm(kind, from);
  if (from !== null && !repository) throw data(null, { status: 404 });
  const values = repository ?? createEmpty(kind, (url.searchParams.get('title') ?? '').slice(0, MAX_TITLE));
  return {
    values,
    articles: listRelatedChoices(await help.read(), values.slug),
    isFromRepository: Boolean(repository),
  };
}

/** Adds a draft. A form that is not accepted is shown again with its values. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const submission = parseHelpForm(form, readKind(readFieldText(form, 'kind')));
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { helpManagement } = context.get(services);
  const result = await helpManagement.createHelpEntry(context.get(signedIn), submission.value);
  if (result.kind === 'created') throw redirect(adminPaths.helpEntry(result.id, 'done=created'), 303);
  const { lastResult, status } =
    result.kind === 'issues'
      ? rejectHelpForm(submission, result.issues)
      : rejectHelpForm(submission, TAKEN, 409);
  return data(lastResult, { status });
}

const TITLES: Readonly<Record<HelpEntryKind, string>> = {
  article: 'New help article',
  question: 'New question',
};

const TEXTS: Readonly<Record<HelpEntryKind, string>> = {
  article: 'Saved as a draft first. Pictures and publishing are on its page.',
  question: 'Saved as a draft first. Publishing is on its page.',
};

export default function NewHelpEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, articles, isFromRepository } = loaderData;
  return (
    <>
      <ToolHeader
        title={isFromRepository ? values.title : TITLES[values.kind]}
        text={
          isFromRepository
            ? 'This is the original text. It stays on the site until you publish yours.'
            : TEXTS[values.kind]
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <HelpEntryForm
          action={adminPaths.newHelpEntry(
            new URLSearchParams({
              kind: values.kind,
              ...(isFromRepository && { from: values.slug }),
            }).toString(),
          )}
          values={values}
          version={0}
          lastResult={actionData}
          preview={adminPaths.typedHelpPreview()}
          submitLabel="Save the draft"
          hasFixedSlug={isFromRepository}
          articles={articles}
        />
        <PreviewPanel />
      </div>
    </>
  );
}
