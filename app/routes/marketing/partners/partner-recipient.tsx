import { findTeamMember } from '~/content/company/team';
import { type PartnerKind, partnerKinds } from '~/content/contact/partners-content';
import { Portrait } from '~/ui/art/portrait/portrait';
import { site } from '~site';

/** Visible while its kind is selected. A browser without `:has()` shows all of them. */
const visibilityClasses: Record<PartnerKind['id'], string> = {
  campus: 'group-has-[[value=campus]:checked]/house:flex',
  sponsor: 'group-has-[[value=sponsor]:checked]/house:flex',
  teaching: 'group-has-[[value=teaching]:checked]/house:flex',
  builder: 'group-has-[[value=builder]:checked]/house:flex',
  community: 'group-has-[[value=community]:checked]/house:flex',
};

/** The recipient of the selected kind, and the shared email. */
export function PartnerRecipient() {
  return (
    <div className="mt-8 grid gap-4">
      {partnerKinds.map(({ id, teamMemberId }) => {
        const teamMember = findTeamMember(teamMemberId);
        return (
          teamMember && (
            <div
              key={id}
              className={`flex items-end gap-4 supports-[selector(:has(*))]:hidden ${visibilityClasses[id]}`}
            >
              <Portrait features={teamMember.portrait} className="size-28 flex-none rounded-tile" />
              <p>
                <span className="block font-semibold">{teamMember.name}</span>
                <span className="text-muted">
                  {teamMember.role}, {teamMember.city}
                </span>
              </p>
            </div>
          )
        );
      })}
      <a
        href={`mailto:${site.emails.partners}`}
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {site.emails.partners}
      </a>
    </div>
  );
}
