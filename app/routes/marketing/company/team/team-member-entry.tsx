import type { TeamMember } from '~/content/company/team-member';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';

/** One team member. The strength is set in the largest type. */
export function TeamMemberEntry({ teamMember }: { teamMember: TeamMember }) {
  const { id, name, role, city, joinedYear, strength } = teamMember;
  return (
    <li
      id={id}
      className="row-span-3 grid scroll-mt-8 grid-rows-subgrid gap-y-0 rounded-tile bg-surface p-4 transition-colors target:bg-text target:text-bg md:p-5"
    >
      <div className="flex items-start gap-3.5">
        <StoredPortrait id={id} className="size-11 flex-none rounded-inner sm:size-14" />
        <div className="min-w-0">
          <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{name}</h3>
          <p className="text-sm text-muted in-target:text-bg">{role}</p>
        </div>
      </div>
      <p className="mt-3 mb-2 font-display text-lead leading-[1.18] font-medium tracking-[-0.015em] sm:mt-4 sm:mb-4 sm:text-[1.3125rem] md:mb-6">
        {strength}
      </p>
      <p className="self-end text-sm text-muted in-target:text-bg">
        {city}, since {joinedYear}
      </p>
    </li>
  );
}
