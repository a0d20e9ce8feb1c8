import { companyServices, type ServiceId } from './company-services';

export type ServiceEnquiryTopic = ServiceId | 'quick-audit';

export interface ServiceEnquiry {
  /** The topic of the stored message. */
  id: ServiceEnquiryTopic;
  name: string;
  /** The recipient. */
  teamMemberId: string;
  /** Key of `site.emails`. */
  mailbox: 'projects' | 'training' | 'hackathons';
}

/** Recipients of enquiries from the pages of the services. */
export const serviceEnquiries: readonly ServiceEnquiry[] = [
  ...companyServices.map(({ id, name, teamLeadId, mailbox }) => ({
    ...{ id, name, mailbox },
    teamMemberId: teamLeadId,
  })),
  { id: 'quick-audit', name: 'Quick audit', teamMemberId: 'rahul-chettri', mailbox: 'projects' },
];
