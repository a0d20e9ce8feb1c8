import type { LeadKind } from '~/domain/contact/lead';
import { companyServices, type ServiceId } from './company-services';

export type ServiceEnquiryTopic = ServiceId | 'quick-audit';

export interface ServiceEnquiry {
  /** The topic of the stored message. */
  id: ServiceEnquiryTopic;
  name: string;
  /** Of the stored message. */
  kind: Extract<LeadKind, 'contact' | 'workshop' | 'hackathon'>;
  /** The recipient. */
  teamMemberId: string;
  /** Key of `site.emails`. */
  mailbox: 'projects' | 'training' | 'hackathons';
}

const KINDS: Partial<Record<ServiceId, ServiceEnquiry['kind']>> = {
  'professional-training-workshops': 'workshop',
  'hackathon-organization': 'hackathon',
};

/** Recipients of enquiries from the pages of the services. */
export const serviceEnquiries: readonly ServiceEnquiry[] = [
  ...companyServices.map(({ id, name, teamLeadId, mailbox }) => ({
    id,
    name,
    mailbox,
    kind: KINDS[id] ?? 'contact',
    teamMemberId: teamLeadId,
  })),
  {
    id: 'quick-audit',
    name: 'Quick audit',
    kind: 'contact',
    teamMemberId: 'rahul-chettri',
    mailbox: 'projects',
  },
];
