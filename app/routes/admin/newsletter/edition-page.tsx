import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { EDITION_DONE_MESSAGES } from '~/content/admin/newsletter-texts';
import { findDoneMessage } from '~/domain/site/done-message';
import { EditionConflictAlert } from '~/features/admin-newsletter/edition-conflict-alert';
import { EditionFigures } from '~/features/admin-newsletter/edition-figures';
import { EditionForm } from '~/features/admin-newsletter/edition-form';
import { EditionSending } from '~/features/admin-newsletter/edition-sending';
import { EmailView } from '~/features/mailbox/email-view';
import { EmailWithPreview } from '~/sections/admin/email-with-preview';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/edition-page';
import { submitEditionForm } from './submit-edition-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('newsletter.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Newsletter ${loaderData.edition.number}` : 'Not found');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { editions, environment } = context.get(services);
  const actor = context.get(signedIn);
  const edition = await editions.getEdition(actor, id);
  const preview = await editions.previewEdition(actor, id);
  if (!edition || !preview) throw data(null, { status: 404 });
  const message = findDoneMessage(EDITION_DONE_MESSAGES, url.searchParams);
  const { NEWSLETTER_PER_MINUTE: perMinute } = environment;
  return { edition, text: preview.text, message, perMinute, email: actor.user.email, now: new Date() };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { editions } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitEditionForm({ editions, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  if (outcome.kind === 'deleted') throw redirect(adminPaths.newsletter('done=deleted'), 303);
  const place = outcome.isOrder ? '#articles' : '';
  throw redirect(`${adminPaths.edition(id, `done=${outcome.done}`)}${place}`, 303);
}

export default function EditionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { edition, text, message, perMinute, email, now } = loaderData;
  const { id, number, form, state, version, choices, figures } = edition;
  const isOpen = state === 'draft' || state === 'scheduled';
  return (
    <>
      <ToolHeader title={form.subject} text={`Edition ${number} of the newsletter`}>
        <ToolLink href={adminPaths.newsletter()}>All editions</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={message} />}
      {actionData?.problem && (
        <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5" />
      )}
      {actionData?.conflict && <EditionConflictAlert conflict={actionData.conflict} choices={choices} />}
      {figures && <EditionFigures figures={figures} />}
      <EmailWithPreview
        isDraft={isOpen}
        form={
          <EditionForm
            action={adminPaths.edition(id)}
            values={form}
            articles={actionData?.articles ?? form.articles}
            choices={choices}
            version={actionData?.conflict?.version ?? version}
            lastResult={actionData?.lastResult}
            submitLabel="Save"
          />
        }
        sending={
          <EditionSending
            {...edition}
            perMinute={perMinute}
            email={email}
            now={now}
            hasArticles={form.articles.length > 0}
            timeError={actionData?.timeError}
          />
        }
        preview={<EmailView subject={form.subject} sourceUrl={adminPaths.editionBody(id)} text={text} />}
      />
    </>
  );
}
