import { findTeamMember } from '~/content/company/team';
import { communityRoles, convergePageContent } from '~/content/products/converge-page-content';
import { Portrait } from '~/ui/art/portrait/portrait';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';

const BUILDERS = ['nikita-bhandarkar', 'faizan-shaikh', 'meenal-vaidya', 'thara-balan'];
const builders = BUILDERS.flatMap((id) => findTeamMember(id) ?? []);

const portraits = [...communityRoles, ...builders];

/** Rows of chairs: people of the guild and the four who build Converge. One chair is free. */
export function ConvergeHero() {
  return (
    <section className="wrap pt-6 md:pt-10">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <p className="mb-4 font-semibold text-product-2">Converge</p>
          <h1 className="max-w-[13ch]">{convergePageContent.headline}</h1>
        </div>
        <div>
          <p className="max-w-[32em] text-lead">{convergePageContent.lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
            <LinkButton href="#demo" size="lg">
              Request a demo
            </LinkButton>
            <TextLink href="#prices" arrow="none">
              Prices
            </TextLink>
          </p>
        </div>
      </div>
      <figure className="mt-10 md:mt-14">
        <ul aria-hidden="true" className="grid grid-cols-3 gap-grout lg:grid-cols-9">
          {portraits.map(({ name, portrait }) => (
            <li key={name}>
              <Portrait
                features={portrait}
                className="block aspect-square w-full rounded-tile lg:aspect-[3/4]"
              />
            </li>
          ))}
          <li>
            <a
              href="#calendar"
              tabIndex={-1}
              className="flex aspect-square h-full w-full flex-col justify-end rounded-tile rounded-ee-full bg-glaze-marigold p-3 font-display text-h3 font-semibold text-glaze-ink lg:aspect-auto"
            >
              You
            </a>
          </li>
        </ul>
        <figcaption className="mt-3 text-sm text-muted">
          {communityRoles.map(({ name }) => name).join(', ')} of the calendar below;{' '}
          {builders.map(({ name }) => name).join(', ')}, who build it. One chair is free.
        </figcaption>
      </figure>
    </section>
  );
}
