import { findTeamMember } from '~/content/company/team';
import type { CustomerStory } from '~/content/stories/customer-story';
import { findStoryWork } from '~/features/stories/story-list-query';
import { paths } from '~/paths';
import { Cover } from '~/ui/art/covers/cover';
import { type Breadcrumb, Breadcrumbs } from '~/ui/navigation/breadcrumbs';

export const getCustomerStoryBreadcrumbs = ({ customer }: CustomerStory): readonly Breadcrumb[] => [
  { label: 'Customer stories', href: paths.customerStories() },
  { label: customer },
];

/** Headline, customer facts and picture. */
export function CustomerStoryHero({ story }: { story: CustomerStory }) {
  const { customer, place, sector, year, headline, summary, teamLeadId, cover } = story;
  const work = findStoryWork(story);
  const teamLead = findTeamMember(teamLeadId);
  const facts = [
    { term: 'Customer', description: `${customer}, ${place}` },
    { term: 'What we did', description: <QuietLink href={work.href}>{work.name}</QuietLink> },
    { term: 'Trade and year', description: `${sector}, ${year}` },
    {
      term: 'Ask about it',
      description: teamLead && <QuietLink href={`${paths.team()}#${teamLead.id}`}>{teamLead.name}</QuietLink>,
    },
  ];
  return (
    <header className="wrap pt-4">
      <Breadcrumbs items={getCustomerStoryBreadcrumbs(story)} />
      <h1 className="mt-6 max-w-[17ch]">{headline}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-8 md:mt-12 lg:grid-cols-[5fr_7fr]">
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-4">
          {facts.map(({ term, description }) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-semibold">{description}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[36em] text-[clamp(1.1875rem,1.7vw,1.5rem)] leading-[1.4]">{summary}</p>
      </div>
      <Cover
        {...cover}
        className="mt-10 h-48 w-full rounded-tile rounded-se-[12rem] sm:h-72 sm:rounded-se-[18rem] lg:h-96 lg:rounded-se-[24rem] print:hidden"
      />
    </header>
  );
}

function QuietLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-block min-h-6 underline decoration-border-strong decoration-2 underline-offset-4 transition-colors hover:decoration-primary"
    >
      {children}
    </a>
  );
}
