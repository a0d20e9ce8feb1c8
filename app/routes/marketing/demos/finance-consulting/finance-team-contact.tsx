import { findTeamMember } from '~/content/company/team';
import { financeConsultingContent, financeTeam } from '~/content/demos/finance-consulting-content';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

/** The team members of a first meeting, with a link to book it. */
export function FinanceTeamContact() {
  return (
    <section aria-labelledby="table-title" className="wrap section">
      <h2 id="table-title">{financeConsultingContent.peopleHeadline}</h2>
      <div className="mt-10 grid gap-grout md:grid-cols-2 lg:grid-cols-4">
        {financeTeam.map(({ teamMemberId, purpose }) => {
          const teamMember = findTeamMember(teamMemberId);
          if (!teamMember) return null;
          return (
            <article
              key={teamMemberId}
              className="grid grid-cols-[7rem_1fr] content-start rounded-tile bg-surface sm:grid-cols-1"
            >
              <Portrait features={teamMember.portrait} className="w-full rounded-s-tile sm:rounded-t-tile" />
              <div className="p-4 sm:p-5">
                <h3>{teamMember.name}</h3>
                <p className="text-sm text-muted">{teamMember.role}</p>
                <p className="mt-3">{purpose}</p>
              </div>
            </article>
          );
        })}
        <div className="flex flex-col justify-between gap-10 rounded-tile bg-text p-5 text-bg quarter-br">
          <div>
            <p className="max-w-[12ch] font-display text-[clamp(1.75rem,2.6vw,2.4rem)] leading-[1.04] font-semibold tracking-[-0.03em]">
              {financeConsultingContent.callHeadline}
            </p>
            <p className="mt-4">
              Or write to{' '}
              <a
                href={`mailto:${site.emails.projects}`}
                className="inline-flex min-h-6 items-center font-semibold break-all underline underline-offset-4 focus-visible:outline-bg"
              >
                {site.emails.projects}
              </a>
            </p>
          </div>
          <div className="pe-12 pb-6">
            <LinkButton href={paths.bookCall()} size="lg" className="focus-visible:outline-bg">
              Book a call
              <Icon name="arrow-right" />
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
