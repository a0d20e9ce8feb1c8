import type { ConfirmationKind, LeadKind, StoredLead } from '~/domain/contact/lead';
import { paths } from '~/paths';
import { formatMoment } from '../format-moment.server';
import { formatLeadReference, listLeadFacts } from '../lead-facts.server';
import { LEAD_TEXTS } from './lead-texts.server';
import type { TemplateSample } from './sample.server';

const id = '01990000-0000-7000-8000-00000000002a';
/** With capitals, as tokens have them. */
const link = paths.message('Only-A-Sample');
const call = { time: formatMoment(new Date('2026-11-23T05:00:00Z')), host: 'Prakash Nayak' };
const changed = {
  ...call,
  localTime: 'Monday, 23 November 2026 at 5:00 am GMT',
  by: 'Shalini Murthy',
  reference: formatLeadReference(id),
};
const reason = 'Prakash is ill today. Would the same time on Thursday suit you?';

const sampleLead = (kind: LeadKind, change: Partial<StoredLead>): StoredLead => ({
  id,
  kind,
  email: 'asha@example.com',
  name: 'Asha Rao',
  message: 'We have a library catalogue of forty years to rebuild.\nCould we talk before the new year?',
  topic: 'project',
  meta: {},
  createdAt: new Date('2026-11-21T10:30:00Z'),
  isEmailConfirmed: true,
  isEmailWithheld: false,
  ...change,
});

const message = sampleLead('contact', { meta: { company: 'Kaveri Press' } });
const booked = sampleLead('call', {
  meta: { time: call.time, phone: '+919876543210', timeZone: 'Asia/Kolkata' },
});

const createConfirmation = (kind: ConfirmationKind): TemplateSample => ({
  name: kind,
  occasion: `A visitor sent a form: ${kind}`,
  content: {
    template: 'lead-confirmation',
    data: {
      kind,
      link,
      sent: formatMoment(message.createdAt),
      reference: formatLeadReference(id),
      ...(kind === 'call' && { call }),
    },
  },
});

const createStaffEmail = (name: string, occasion: string, lead: StoredLead): TemplateSample => ({
  name,
  occasion,
  content: {
    template: 'lead-staff-email',
    data: {
      kind: lead.kind,
      message: lead.message,
      facts: listLeadFacts(lead),
      from: lead.name ?? '',
    },
  },
});

const createCopy = (name: string, kind: ConfirmationKind, lead: StoredLead): TemplateSample => ({
  name,
  occasion: `A visitor confirmed the address of a form: ${kind}`,
  content: {
    template: 'lead-copy',
    data: {
      kind,
      name: lead.name,
      message: lead.message,
      link,
      facts: listLeadFacts(lead),
      hasCalendarEntry: kind === 'call',
    },
  },
});

/** Samples of the emails about leads. */
export const leadSamples: readonly TemplateSample[] = [
  ...(Object.keys(LEAD_TEXTS) as ConfirmationKind[]).map(createConfirmation),
  createCopy('contact-copy', 'contact', message),
  createCopy('call-copy', 'call', booked),
  createStaffEmail('lead-staff-email', 'The desk a form is for', message),
  createStaffEmail('call-staff-email', 'The one who takes a call', booked),
  {
    name: 'lead-answer-staff-email',
    occasion: 'The sender of a message answered by email',
    content: {
      template: 'lead-answer-staff-email',
      data: {
        from: 'Asha Rao',
        text: 'Tuesday at eleven is fine.\nI will bring the first box of cards.',
        reference: formatLeadReference(id),
        link: `/admin/inbox/${id}`,
      },
    },
  },
  {
    name: 'lead-reply',
    occasion: 'A member of staff answered a message',
    content: {
      template: 'lead-reply',
      data: {
        kind: 'contact',
        text: 'Thank you for writing, Asha.\n\nForty years of cards is a good project for the winter. Would Tuesday at eleven suit you for a call?',
        by: 'Shalini Murthy',
        sent: formatMoment(message.createdAt),
        reference: formatLeadReference(id),
      },
    },
  },
  {
    name: 'call-cancelled-staff-email',
    occasion: 'The one who would have taken a call that the visitor cancelled',
    content: { template: 'call-cancelled-staff-email', data: call },
  },
  {
    name: 'call-cancelled-by-colleague',
    occasion: 'The one who would have taken a call that a colleague cancelled',
    content: {
      template: 'call-cancelled-staff-email',
      data: { ...call, cancelled: { by: changed.by, reason } },
    },
  },
  {
    name: 'call-moved',
    occasion: 'A member of staff moved a call',
    content: {
      template: 'call-moved',
      data: { ...changed, formerTime: formatMoment(new Date('2026-11-21T08:30:00Z')) },
    },
  },
  {
    name: 'call-cancelled',
    occasion: 'A member of staff cancelled a call',
    content: { template: 'call-cancelled', data: { ...changed, reason } },
  },
];
