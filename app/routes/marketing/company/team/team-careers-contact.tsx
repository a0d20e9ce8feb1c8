import { findTeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';

const recipient = findTeamMember('clarence-dmello');

export function TeamCareersContact() {
  if (!recipient) return null;
  return (
    <section
      aria-labelledby="joining-title"
      className="wrap section grid items-end gap-y-6 md:grid-cols-[4fr_8fr]"
    >
      <Portrait features={recipient.portrait} className="block w-full max-w-56 rounded-tile md:max-w-none" />
      <div className="md:ps-10 lg:ps-14">
        <h2 id="joining-title" className="max-w-[17ch]">
          Careers: he reads your application. All of it.
        </h2>
        <p className="mt-5 max-w-[32em] text-lg text-muted">
          {recipient.name}, {recipient.role.toLowerCase()}, {recipient.city}. {recipient.strength}
        </p>
        <p className="mt-5 flex flex-wrap gap-x-8">
          <TextLink href={paths.careers()}>Open roles</TextLink>
          <TextLink href={paths.contact()}>Write to somebody here</TextLink>
        </p>
      </div>
    </section>
  );
}
