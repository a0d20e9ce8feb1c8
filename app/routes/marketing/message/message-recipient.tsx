import { careersContent } from '~/content/careers/careers-content';
import { type TeamMember, teamMembers } from '~/content/company/team';
import { contactTopics } from '~/content/contact/contact-content';
import { partnerKinds } from '~/content/contact/partners-content';
import type { LeadKind } from '~/server/leads/types.server';
import { Portrait } from '~/ui/art/portrait/portrait';

const readerIds: Partial<Record<LeadKind, (topic: string | undefined) => string | undefined>> = {
  contact: (topic) => contactTopics.find(({ id }) => id === topic)?.teamMemberId,
  partner: (topic) => partnerKinds.find(({ id }) => id === topic)?.teamMemberId,
  application: () => careersContent.teamMemberId,
};

/** Who reads what was sent, where one person does. */
export function findMessageRecipient(kind: LeadKind, topic: string | undefined): TeamMember | undefined {
  const id = readerIds[kind]?.(topic);
  return teamMembers.find((person) => person.id === id);
}

/** The face of a letter that was promised a reader. */
export function MessageRecipient({ person }: { person: TeamMember }) {
  return (
    <figure className="mt-10 grid grid-cols-[8rem_1fr] items-end gap-4 sm:grid-cols-[11rem_1fr]">
      <Portrait features={person.portrait} className="block w-full rounded-tile quarter-tr" />
      <figcaption>
        <span className="block font-semibold">{person.name}</span>
        <span className="text-muted">
          {person.role}, {person.city}
        </span>
      </figcaption>
    </figure>
  );
}
