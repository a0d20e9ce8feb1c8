import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { canRetryJob, mayHaveSentEmail } from '~/domain/operations/job-retry';
import { jobFormSchema } from '~/domain/operations/operations-forms';
import { findDoneMessage } from '~/domain/site/done-message';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { getJobName } from '~/sections/admin/job-name';
import { JobStateBadge } from '~/sections/admin/state-badges';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { DescriptionList } from '~/ui/data/description-list';
import type { Route } from './+types/job-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

export const meta = () => createNoindexMeta('Job');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  retry: 'The job runs again as soon as it is due, with all its attempts.',
  discard: 'The job is discarded and will not run again.',
};

const PROBLEMS = {
  conflict:
    'The job has run or was changed in the meantime. Nothing was changed: the page shows it as it is now.',
  state: 'Nothing can be done in this state.',
  recurring: 'This job recurs: it runs again by itself, and cannot be discarded.',
  replaced: 'A newer job already does the same work, so this one need not run again.',
} as const;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const details = await context.get(services).operations.getJob(context.get(signedIn), params.id);
  if (!details) throw data(null, { status: 404 });
  return {
    details,
    now: new Date(),
    doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams),
  };
}

/** Retries the job or discards it. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { operations } = context.get(services);
  const submission = parseWithZod(await readForm(request), { schema: jobFormSchema });
  if (submission.status !== 'success') return data({ problem: PROBLEMS.state }, { status: 400 });
  const { intent, version } = submission.value;
  const manage = intent === 'retry' ? operations.retryJob : operations.discardJob;
  const result = await manage(context.get(signedIn), { id, version });
  if (result === 'unknown') throw data(null, { status: 404 });
  if (result === 'done') throw redirect(adminPaths.job(id, `done=${intent}`), 303);
  return data({ problem: PROBLEMS[result] }, { status: result === 'conflict' ? 409 : 400 });
}

type Subject = NonNullable<Route.ComponentProps['loaderData']['details']['job']['subject']>;

const SUBJECTS: Readonly<Record<Subject['kind'], { label: string; toPath: (id: string) => string }>> = {
  order: { label: 'The order', toPath: adminPaths.order },
  email: { label: 'The email', toPath: adminPaths.email },
  lead: { label: 'The message', toPath: adminPaths.lead },
  product: { label: 'The product', toPath: adminPaths.product },
  article: { label: 'The article', toPath: adminPaths.article },
  'help-entry': { label: 'In the help:', toPath: adminPaths.helpEntry },
  edition: { label: 'The newsletter', toPath: adminPaths.edition },
  webhook: { label: 'The webhook', toPath: adminPaths.webhook },
  event: { label: 'The guests of', toPath: adminPaths.event },
};

function SubjectLink({ subject: { kind, id, name } }: { subject: Subject }) {
  const { label, toPath } = SUBJECTS[kind];
  return (
    <a href={toPath(id)} className="text-link underline underline-offset-4">
      {`${label} ${name}`}
    </a>
  );
}

export default function JobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, now, doneMessage } = loaderData;
  const { job, version, isRecurring } = details;
  const { id, kind, subject, state, attempts, reason, createdAt, runAfter, endedAt } = job;
  const canRetry = canRetryJob({ ...job, isRecurring });
  const canDiscard = state === 'failed' || ((state === 'waiting' || state === 'later') && !isRecurring);
  return (
    <>
      <ToolHeader title={getJobName(kind)} text={<JobStateBadge state={state} />}>
        <ToolLink href={adminPaths.jobs()}>All jobs</ToolLink>
      </ToolHeader>
      {actionData && (
        <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5 max-w-3xl" />
      )}
      {!actionData && <DoneAlert message={doneMessage} className="mb-2.5 max-w-3xl" />}
      <DescriptionList
        className="max-w-3xl"
        items={[
          ...(subject ? [{ term: 'About', description: <SubjectLink subject={subject} /> }] : []),
          { term: 'Added', description: formatDayAndTime(createdAt, now) },
          { term: state === 'later' ? 'Due' : 'Was due', description: formatDayAndTime(runAfter, now) },
          { term: 'Attempts', description: attempts },
          ...(reason
            ? [{ term: 'Last error', description: <span className="wrap-anywhere">{reason}</span> }]
            : []),
          ...(endedAt
            ? [
                {
                  term: state === 'discarded' ? 'Discarded' : 'Failed',
                  description: formatDayAndTime(endedAt, now),
                },
              ]
            : []),
          ...(isRecurring ? [{ term: 'Recurs', description: 'It is planned again after each run.' }] : []),
        ]}
      />
      {canRetry && mayHaveSentEmail(job) && (
        <ToolAlert tone="info" title="The email may have arrived already." className="mt-4 max-w-3xl">
          If the program ended while an earlier attempt sent it, the recipient gets it a second time. Most
          mail programs show it once. Ask the recipient first when that matters.
        </ToolAlert>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-grout">
        {canRetry && (
          <form method="post" action={adminPaths.job(id)} data-send-once="">
            <input type="hidden" name="version" value={version} />
            <ToolSubmit intent="retry" variant="loud">
              {state === 'later' ? 'Run it now' : 'Run it again'}
            </ToolSubmit>
          </form>
        )}
        {canDiscard && (
          <ConfirmForm
            action={adminPaths.job(id)}
            intent="discard"
            fields={{ version }}
            label="Discard it"
            confirm="Yes, discard it"
            variant="danger"
          >
            <p>
              The job will not run again, and its work is not done: an email is not sent, a refund is not
              paid. For 90 days, you can still run it again.
            </p>
          </ConfirmForm>
        )}
      </div>
    </>
  );
}
