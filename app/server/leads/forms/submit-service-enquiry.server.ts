import { parseWithZod } from '@conform-to/zod/v4';
import { type ServiceEnquiryTopic, serviceEnquiries } from '~/content/services/service-enquiries';
import { serviceEnquirySchema } from '~/domain/contact/lead-schemas';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import { omitUndefined } from '../submit-lead.server';
import type { LeadSubmission } from '../types.server';

interface EnquiryContext {
  topic: ServiceEnquiryTopic;
  leads: Leads;
  /** What the visitor worked out on the page, and its URL. */
  result?: { text: string; url: string } | undefined;
}

/** R-SERVICE-5: checks and stores an enquiry about a service, together with the result of the page. */
export async function submitServiceEnquiry(
  formData: FormData,
  { topic, leads, result }: EnquiryContext,
): Promise<LeadSubmission> {
  const submission = parseWithZod(formData, { schema: serviceEnquirySchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, message, organisation, phone } = submission.value;
  return leads.submit({
    kind: serviceEnquiries.find(({ id }) => id === topic)?.kind ?? 'contact',
    topic,
    name,
    email,
    message,
    meta: { organisation, ...omitUndefined({ phone, result: result?.text, resultUrl: result?.url }) },
    ...readSpamSignals(submission.value),
  });
}
