import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { EditionForm } from '~/features/admin-newsletter/edition-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-edition-page';
import { parseEditionForm } from './submit-edition-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('newsletter.manage')];

export const meta = () => createNoindexMeta('New edition');

export async function loader({ context }: Route.LoaderArgs) {
  const articles = await context.get(services).articles.listArticles();
  return { choices: articles.map(({ slug, title, publishedOn }) => ({ slug, title, publishedOn })) };
}

/** Adds a draft. A form that is not accepted is shown again with its values. */
export async function action({ request, context }: Route.ActionArgs) {
  const { submission, articles } = parseEditionForm(await readForm(request));
  if (submission.status !== 'success')
    return data({ lastResult: submission.reply(), articles }, { status: 400 });
  const id = await context.get(services).editions.createEdition(context.get(signedIn), submission.value);
  throw redirect(adminPaths.edition(id, 'done=created'), 303);
}

export default function NewEditionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <ToolHeader
        title="New edition"
        text="Saved as a draft first. Preview, test and sending are on its page."
      >
        <ToolLink href={adminPaths.newsletter()}>All editions</ToolLink>
      </ToolHeader>
      <EditionForm
        action={adminPaths.newEdition()}
        values={{ subject: '', introduction: '' }}
        articles={actionData?.articles ?? []}
        choices={loaderData.choices}
        version={0}
        lastResult={actionData?.lastResult}
        submitLabel="Save the draft"
      />
    </div>
  );
}
