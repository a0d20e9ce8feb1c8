import { careersContent } from '~/content/careers/careers-content';
import { findTeamMember } from '~/content/company/team';
import type { TeamMember } from '~/content/company/team-member';
import { contactTopics } from '~/content/contact/contact-content';
import { partnerKinds } from '~/content/contact/partners-content';
import { serviceEnquiries } from '~/content/services/service-enquiries';
import type { LeadKind } from '~/domain/contact/lead';
import { Portrait } from '~/ui/art/portrait/portrait';

const findReader = (topic: string | undefined) =>
  [...contactTopics, ...serviceEnquiries].find(({ id }) => id === topic)?.teamMemberId;

const recipientIds: Partial<Record<LeadKind, (topic: string | undefined) => string | undefined>> = {
  contact: findReader,
  workshop: findReader,
  hackathon: findReader,
  partner: (topic) => partnerKinds.find(({ id }) => id === topic)?.teamMemberId,
  application: () => careersContent.teamMemberId,
};

/** The team member who reads messages of this kind and topic, if it is one person. */
export function findMessageRecipient(kind: LeadKind, topic: string | undefined): TeamMember | undefined {
  const id = recipientIds[kind]?.(topic);
  return findTeamMember(id);
}

export function MessageRecipient({ recipient }: { recipient: TeamMember }) {
  return (
    <figure className="mt-10 grid grid-cols-[8rem_1fr] items-end gap-4 sm:grid-cols-[11rem_1fr]">
      <Portrait features={recipient.portrait} className="block w-full rounded-tile quarter-tr" />
      <figcaption>
        <span className="block font-semibold">{recipient.name}</span>
        <span className="text-muted">
          {recipient.role}, {recipient.city}
        </span>
      </figcaption>
    </figure>
  );
}
