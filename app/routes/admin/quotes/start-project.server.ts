import { parseWithZod } from '@conform-to/zod/v4';
import { teamMembers } from '~/content/company/team';
import type { SignedIn } from '~/domain/auth/session';
import { START_PROJECT_LIMITS, startProjectSchema } from '~/domain/projects/project-forms';
import type { SalesQuote } from '~/domain/quotes/sales-quote';
import type { StartProjectState } from '~/features/admin-quotes/start-project-form';
import { toIsoDay } from '~/server/iso-day.server';
import type { ProjectBilling } from '~/server/project-billing/project-billing.server';

type Outcome =
  | { kind: 'started'; projectId: string }
  | { kind: 'unknown' }
  | { kind: 'rejected'; state: StartProjectState; status: 400 | 409 };

/** The form begins with the first line of the quote as the name, and with today. */
export function toStartProjectState({ lines, client, number }: SalesQuote, now: Date): StartProjectState {
  const name = (lines[0]?.description ?? number).slice(0, START_PROJECT_LIMITS.name);
  const summary = lines.map(({ description }) => description).join(', ');
  return {
    values: {
      name: client.company ? `${name} for ${client.company}`.slice(0, START_PROJECT_LIMITS.name) : name,
      summary: summary.slice(0, START_PROJECT_LIMITS.summary),
      startsOn: toIsoDay(now),
      contactId: teamMembers[0]?.id ?? '',
    },
    errors: {},
  };
}

/** Validates the form and makes the quote a project. */
export async function submitStartProject(
  projectBilling: Pick<ProjectBilling, 'startProject'>,
  actor: SignedIn,
  { quoteId, form }: { quoteId: string; form: FormData },
): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: startProjectSchema });
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  if (submission.status !== 'success')
    return { kind: 'rejected', state: { values, errors: submission.error ?? {} }, status: 400 };
  const result = await projectBilling.startProject(actor, { quoteId, form: submission.value });
  if (result.kind !== 'not-accepted') return result;
  const formError = 'Only an accepted quote becomes a project.';
  return { kind: 'rejected', state: { values, errors: {}, formError }, status: 409 };
}
