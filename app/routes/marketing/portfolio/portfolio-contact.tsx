import { portfolioContent } from '~/content/portfolio/portfolio-content';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';

/** For visitors who found no project like theirs. */
export function PortfolioContact() {
  return (
    <section
      aria-labelledby="not-among-title"
      className="wrap section grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr] print:hidden"
    >
      <h2 id="not-among-title" className="max-w-[12ch]">
        {portfolioContent.contactHeadline}
      </h2>
      <div>
        <p className="max-w-[36em] text-lead">{portfolioContent.contactLead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <LinkButton href={paths.contact()} size="lg">
            Describe your project
          </LinkButton>
          <TextLink href={paths.customerStories()}>Customer stories</TextLink>
        </p>
      </div>
    </section>
  );
}
