import { careersWords } from '~/content/careers';
import { contactTopics } from '~/content/contact';
import { partnerKinds } from '~/content/partners';
import { type Person, people } from '~/content/people';
import type { LeadKind } from '~/server/leads/contract.server';
import { Portrait } from '~/ui/art/portrait/portrait';

const readerIds: Partial<Record<LeadKind, (topic: string | undefined) => string | undefined>> = {
  contact: (topic) => contactTopics.find(({ id }) => id === topic)?.personId,
  partner: (topic) => partnerKinds.find(({ id }) => id === topic)?.personId,
  application: () => careersWords.personId,
};

/** Who reads what was sent, where one person does. */
export function readerOf(kind: LeadKind, topic: string | undefined): Person | undefined {
  const id = readerIds[kind]?.(topic);
  return people.find((person) => person.id === id);
}

/** The face of a letter that was promised a reader. */
export function Reader({ person }: { person: Person }) {
  return (
    <figure className="mt-10 grid grid-cols-[8rem_1fr] items-end gap-4 sm:grid-cols-[11rem_1fr]">
      <Portrait person={person.portrait} className="block w-full rounded-tile quarter-tr" />
      <figcaption>
        <span className="block font-semibold">{person.name}</span>
        <span className="text-muted">
          {person.role}, {person.city}
        </span>
      </figcaption>
    </figure>
  );
}
