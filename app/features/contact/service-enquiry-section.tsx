import type { SubmissionResult } from '@conform-to/react';
import { findTeamMember } from '~/content/company/team';
import { type ServiceEnquiryTopic, serviceEnquiries } from '~/content/services/service-enquiries';
import { Portrait } from '~/ui/art/portrait/portrait';
import { site } from '~site';
import { ServiceEnquiryForm } from './service-enquiry-form';

export interface ServiceEnquirySectionProps {
  topic: ServiceEnquiryTopic;
  headline: string;
  lead: string;
  /** When the next piece of work can begin. Absent after that day. */
  nextStart: string | undefined;
  messageHint: string;
  /** Path of the page with the query of its result, without a fragment. */
  action: string;
  resultText?: string | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The enquiry form beside its recipient. A rejected form is shown alone, so that its errors are at the top. */
export function ServiceEnquirySection({
  topic,
  headline,
  lead,
  nextStart,
  ...form
}: ServiceEnquirySectionProps) {
  const enquiry = serviceEnquiries.find(({ id }) => id === topic);
  const recipient = findTeamMember(enquiry?.teamMemberId);
  const email = site.emails[enquiry?.mailbox ?? 'projects'];
  const Heading = form.lastResult ? 'h1' : 'h2';
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-title"
      className={`wrap scroll-mt-6 print:hidden ${form.lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <div className="grid gap-x-14 gap-y-8 rounded-tile bg-surface p-4 md:p-10 lg:grid-cols-[4fr_8fr]">
        <div className="grid content-start gap-6">
          <div>
            <Heading id="enquiry-title" className="text-h2">
              {headline}
            </Heading>
            <p className="mt-4 text-muted">{lead}</p>
          </div>
          {recipient && (
            <div className="flex items-end gap-4">
              <Portrait features={recipient.portrait} className="size-28 flex-none rounded-tile" />
              <p>
                <span className="block font-semibold">{recipient.name}</span>
                <span className="text-muted">
                  {recipient.role}, {recipient.city}
                </span>
              </p>
            </div>
          )}
          {nextStart && (
            <p>
              <span className="block text-sm text-muted">Next available start</span>
              <span className="font-semibold">{nextStart}</span>
            </p>
          )}
          <p>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {email}
            </a>
          </p>
        </div>
        <ServiceEnquiryForm {...form} />
      </div>
    </section>
  );
}
