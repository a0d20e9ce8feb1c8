import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { writeTemplate } from '~/content/admin/application-texts';
import { listStageTemplates } from '~/domain/careers/application-stage';
import { findDoneMessage } from '~/domain/site/done-message';
import { ApplicationCard } from '~/features/admin-careers/application-card';
import {
  ApplicationEmailForm,
  ApplicationNoteForm,
  RatingForm,
} from '~/features/admin-careers/application-forms';
import { ApplicationHistory } from '~/features/admin-careers/application-history';
import { ApplicationCv, ApplicationText } from '~/features/admin-careers/application-text';
import { StageButtons } from '~/features/admin-careers/stage-buttons';
import { StageConflictAlert } from '~/features/admin-careers/stage-conflict-alert';
import { LeadThread } from '~/features/admin-inbox/lead-thread';
import { ApplicationStageBadge } from '~/sections/admin/state-badges';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import type { ApplicationDetails } from '~/server/leads/applications/types.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/application-page';
import { type Done, submitApplicationForm } from './submit-application-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('applications.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Application ${loaderData.details.reference}` : 'Application');

const DONE_MESSAGES: Readonly<Record<Exclude<Done, 'declined'>, string>> = {
  moved: 'Moved. No email was sent.',
  noted: 'The note is added.',
  rated: 'Your rating is stored.',
  sent: 'The email is being sent.',
};

/** The text of the template in the query. Absent without one, or with one that does not fit the stage. */
function prepareEmail({ stage, roleTitle, lead, name }: ApplicationDetails, chosen: string | null) {
  if (chosen === 'own') return '';
  const template = listStageTemplates(stage).find((fitting) => fitting === chosen);
  const facts = { role: roleTitle, ...(lead.isEmailConfirmed && { name }) };
  return template && writeTemplate(template, facts);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { applications, openRoleManagement } = context.get(services);
  const details = await applications.get(actor, params.id);
  if (!details) throw data(null, { status: 404 });
  const done = url.searchParams.get('done');
  return {
    details,
    by: actor.user.name,
    now: new Date(),
    role: await openRoleManagement.getStaffRole(actor, details.roleId),
    emailText: prepareEmail(details, url.searchParams.get('email')),
    asksToSend: done === 'declined' && details.stage === 'declined',
    doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams),
    formKeys: { email: uuid(), note: uuid() },
  };
}

/** Moves the application, rates it, adds a note or sends an email. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { applications } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitApplicationForm({ applications, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected')
    return data(outcome, { status: outcome.conflict?.kind === 'conflict' ? 409 : 400 });
  const search = outcome.done === 'declined' ? 'done=declined&email=declined' : `done=${outcome.done}`;
  throw redirect(adminPaths.application(id, search), 303);
}

/** After a no: the person has not read it yet. */
function AskToSend({ id, name }: { id: string; name: string }) {
  return (
    <ToolAlert
      tone="warning"
      role="status"
      title={`Declined. ${name} has not been told yet.`}
      className="mb-2.5"
    >
      <p>An email is prepared below. Send it?</p>
      <p className="-ms-3.5 flex flex-wrap gap-grout">
        <a href="#email" className={getToolButtonClasses('plain')}>
          Read and send it
        </a>
        <ToolLink href={adminPaths.application(id)} variant="plain">
          Send nothing
        </ToolLink>
      </p>
    </ToolAlert>
  );
}

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, role, by, now, emailText, asksToSend, doneMessage, formKeys } = loaderData;
  const { id, lead, roleId, roleTitle, stage, version, name, reference, createdAt } = details;
  const { ratings, events, emails, others } = details;
  const { rejected, conflict } = actionData ?? {};
  const rejectedIn = (form: string) => (rejected?.form === form ? rejected : undefined);
  return (
    <>
      <ToolHeader
        title={name}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ApplicationStageBadge stage={stage} />
            {roleTitle}, {formatDayAndTime(createdAt, now)}, reference {reference}
          </span>
        }
      >
        <ToolLink href={adminPaths.applications()}>The board</ToolLink>
      </ToolHeader>
      {conflict && <StageConflictAlert conflict={conflict} now={now} />}
      {rejected?.formError && (
        <ToolAlert tone="danger" role="alert" title={rejected.formError} className="mb-2.5" />
      )}
      {!actionData && <DoneAlert message={doneMessage} />}
      {stage === 'hired' && role?.state === 'open' && (
        <ToolAlert
          tone="info"
          role="status"
          title={`${roleTitle} still accepts applications.`}
          className="mb-2.5"
        >
          <p>
            <a href={adminPaths.role(roleId)} className="underline underline-offset-4">
              Mark the role as filled
            </a>{' '}
            if you are not hiring anybody else for it.
          </p>
        </ToolAlert>
      )}
      {asksToSend && !actionData && <AskToSend id={id} name={name} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <ApplicationText
            lead={lead}
            roleId={roleId}
            roleTitle={roleTitle}
            isRoleKnown={role !== undefined}
          />
          <ApplicationCv lead={lead} />
          <LeadThread
            emails={emails}
            events={events.filter(({ kind }) => kind === 'email')}
            lead={lead}
            getFilePath={(fileId) => adminPaths.applicationFile(id, fileId)}
            now={now}
          />
        </div>
        <div className="grid gap-6">
          <section aria-labelledby="move-title" className="grid gap-3 rounded-tile bg-surface p-4">
            <h2 id="move-title" className="text-panel">
              Next stage
            </h2>
            <StageButtons
              application={{ id, version, stage }}
              action={adminPaths.application(id)}
              className="flex flex-wrap gap-grout"
            />
          </section>
          {lead.email && (
            <ApplicationEmailForm
              id={id}
              by={by}
              version={version}
              email={lead.email}
              text={emailText}
              templates={listStageTemplates(stage)}
              formKey={formKeys.email}
              rejected={rejectedIn('email')}
            />
          )}
          <RatingForm id={id} ratings={ratings} />
          <ApplicationHistory events={events} receivedAt={createdAt} now={now} />
          <ApplicationNoteForm id={id} formKey={formKeys.note} rejected={rejectedIn('note')} />
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="mt-8 grid gap-2">
          <h2 id="others-title" className="text-panel">
            {' '}
            Other applications from this address
          </h2>
          <ul className="grid gap-grout sm:grid-cols-2 xl:grid-cols-4">
            {others.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                action={adminPaths.applications()}
                now={now}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
