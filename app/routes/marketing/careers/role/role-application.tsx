import type { SubmissionResult } from '@conform-to/react';
import { careersContent, hiringSteps } from '~/content/careers/careers-content';
import type { OpenRole } from '~/content/careers/open-role';
import { formatResponseTime } from '~/content/company/response-times';
import { findTeamMember } from '~/content/company/team';
import { ApplicationForm } from '~/features/contact/application-form';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Island } from '~/ui/island';

const recipient = findTeamMember(careersContent.teamMemberId);

interface RoleApplicationProps {
  role: OpenRole;
  /** How long applications are accepted. */
  deadlineText: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The application form, and what happens after it is sent. */
export function RoleApplication({ role, deadlineText, lastResult }: RoleApplicationProps) {
  return (
    <section id="apply" aria-labelledby="apply-title" className="sunk mt-22 scroll-mt-0 md:mt-32">
      <div className="wrap grid gap-x-16 gap-y-10 py-14 md:py-24 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="apply-title">One answer and a CV</h2>
          <p className="mt-5 max-w-[30em] text-muted">
            It takes about twenty-five minutes, most of them for the answer. {deadlineText}
          </p>
          {recipient && (
            <p className="mt-8 flex items-center gap-4">
              <Portrait features={recipient.portrait} className="size-16 flex-none rounded-tile" />
              <span className="text-sm">
                <span className="block font-semibold">{recipient.name} answers</span>
                <span className="text-muted">
                  within {formatResponseTime('applications')}, also when it is a no.
                </span>
              </span>
            </p>
          )}
          <ol className="mt-8 hidden gap-2.5 text-sm text-muted lg:grid">
            {hiringSteps.slice(1).map(({ id, title, firstDay, lastDay }) => (
              <li key={id} className="grid grid-cols-[7.5em_1fr] tabular-nums">
                <span>
                  Days {firstDay} to {lastDay}
                </span>
                <span className="text-text">{title}</span>
              </li>
            ))}
          </ol>
        </div>
        <Island
          name="application-form"
          component={ApplicationForm}
          props={{ action: paths.role(role.id), question: role.applicationQuestion, lastResult }}
        />
      </div>
    </section>
  );
}
