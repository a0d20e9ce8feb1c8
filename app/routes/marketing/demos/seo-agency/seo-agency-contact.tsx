import { findTeamMember } from '~/content/company/team';
import { seoAgencyContent } from '~/content/demos/seo-agency-content';
import { companyServices } from '~/content/services/company-services';
import { paths } from '~/paths';
import { formatAmountInSentence } from '~/sections/format/format-amount';
import { Portrait } from '~/ui/art/portrait/portrait';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';

const teamLead = findTeamMember(seoAgencyContent.teamLeadId);
const studio = companyServices.find(({ id }) => id === 'custom-web-development');

/** The team lead, the smallest service and the usual one. */
export function SeoAgencyContact() {
  return (
    <section
      aria-labelledby="ways-title"
      className="wrap section grid items-end gap-x-14 gap-y-8 md:grid-cols-[auto_1fr]"
    >
      {teamLead && <Portrait features={teamLead.portrait} className="size-40 rounded-tile md:size-64" />}
      <div>
        <h2 id="ways-title">{seoAgencyContent.nextStepsHeadline}</h2>
        {teamLead && (
          <p className="mt-5 max-w-[38em] text-lg text-muted">
            {teamLead.name}, {teamLead.role.toLowerCase()}. {teamLead.strength} Two weeks with your site at a
            fixed price, or{' '}
            {studio &&
              `${studio.startingPrice.buys} from ${formatAmountInSentence(studio.startingPrice.price)} before GST`}{' '}
            when it has to be built anew.
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton href={paths.quickAudit()} size="lg">
            The quick audit
          </LinkButton>
          <TextLink href={paths.contact()}>Ask about your page</TextLink>
        </div>
      </div>
    </section>
  );
}
