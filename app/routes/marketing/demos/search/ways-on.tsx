import { people } from '~/content/people';
import { searchStudio } from '~/content/search-studio';
import { services } from '~/content/services';
import { paths } from '~/paths';
import { money } from '~/sections/money';
import { Portrait } from '~/ui/art/portrait/portrait';
import { LinkButton } from '~/ui/link-button';
import { TextLink } from '~/ui/text-link';

const lead = people.find(({ id }) => id === searchStudio.leadId);
const studio = services.find(({ id }) => id === 'custom-web-development');

/** Who mends such things here, and the smallest and the usual way to ask them. */
export function WaysOn() {
  return (
    <section
      aria-labelledby="ways-title"
      className="wrap section grid items-end gap-x-14 gap-y-8 md:grid-cols-[auto_1fr]"
    >
      {lead && <Portrait person={lead.portrait} className="size-40 rounded-tile md:size-64" />}
      <div>
        <h2 id="ways-title">{searchStudio.waysHeadline}</h2>
        {lead && (
          <p className="mt-5 max-w-[38em] text-lg text-muted">
            {lead.name}, {lead.role.toLowerCase()}. {lead.goodAt} Two weeks with your site at a fixed price,
            or {studio && `${studio.startsAt.buys} from ${money(studio.startsAt.price)} before GST`} when it
            has to be built anew.
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
