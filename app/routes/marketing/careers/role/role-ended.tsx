import type { SubmissionResult } from '@conform-to/react';
import type { ListedRole } from '~/content/careers/open-role';
import { formatResponseTime } from '~/content/company/response-times';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { TextLink } from '~/ui/buttons/text-link';
import { Alert } from '~/ui/feedback/alert';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';
import { site } from '~site';

interface RoleEndedProps {
  ended: NonNullable<ListedRole['ended']>;
  /** Of a form that was sent after the end. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Shown instead of the form when a role has ended. */
export function RoleEnded({ ended, lastResult }: RoleEndedProps) {
  const [message] = lastResult?.error?.[''] ?? [];
  return (
    <section id="apply" aria-labelledby="apply-title" className="sunk mt-22 scroll-mt-0 md:mt-32">
      <div className="wrap py-14 md:py-20">
        <h2 id="apply-title" className="max-w-[20ch]">
          {ended.kind === 'filled' ? 'This role was filled' : 'Applications closed'} on {formatDate(ended.on)}
          .
        </h2>
        <p className="mt-5 max-w-[40em] text-muted">
          Who applied until then gets an answer within {formatResponseTime('applications')}, also when it is a
          no. The page stays, so that you see what such a role is here.
        </p>
        {message && <TypedApplication message={message} typed={lastResult?.initialValue} />}
        <p className="mt-6">
          <TextLink href={paths.careers()}>What is open today</TextLink>
        </p>
      </div>
    </section>
  );
}

interface TypedApplicationProps {
  message: string;
  typed: Record<string, unknown> | null | undefined;
}

/** What was typed into a form that came too late, to copy. The browser does not keep the file. */
function TypedApplication({ message, typed }: TypedApplicationProps) {
  const lines = [typed?.name, typed?.email, typed?.phone, typed?.link, typed?.answer];
  const text = lines.filter((value) => typeof value === 'string' && value !== '').join('\n');
  return (
    <div className="mt-8 grid max-w-2xl gap-5">
      <Alert tone="warning" role="alert" title={message}>
        It ended while you were writing. What you typed is below, to copy into another application or into an
        email to {site.emails.careers}.
      </Alert>
      <Field id="typed-application" label="What you typed">
        <Textarea readOnly className="min-h-44" defaultValue={text} />
      </Field>
    </div>
  );
}
