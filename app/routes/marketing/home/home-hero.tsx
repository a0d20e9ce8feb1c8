import { company } from '~/content/company/company';
import type { HackathonEvent } from '~/content/services/hackathon-events';
import type { CurrentEvent, EventPhase } from '~/domain/services/current-event';
import { paths } from '~/paths';
import { formatDateRange } from '~/sections/format/format-date';
import { ThemedPicture } from '~/sections/marketing/themed-picture';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { DENSE_PHONE_FIRST_SIZE } from '~/ui/pictures/picture';
import { site } from '~site';

export const homeHeroPictureSizes = `${DENSE_PHONE_FIRST_SIZE}, (min-width: 1440px) 672px, (min-width: 768px) 47vw, 92vw`;

const phaseLabels: Readonly<Record<EventPhase, string>> = {
  upcoming: 'Next hackathon',
  running: 'Hackathon, on now',
  past: 'Latest hackathon',
};

interface HomeHeroProps {
  hackathon: CurrentEvent<HackathonEvent> | undefined;
}

/** The mosaic with the headline and a hackathon. */
export function HomeHero({ hackathon }: HomeHeroProps) {
  return (
    <section className="wrap grid gap-grout md:grid-cols-2">
      <div className="flex flex-col justify-end py-9 md:py-14 md:pe-10">
        <p className="text-sm font-medium text-muted">Software, learning and hackathons. Made in India.</p>
        <h1 className="mt-4.5 mb-6">{site.tagline}</h1>
        <p className="max-w-[30em] text-lead text-muted">{company.promise}</p>
        <div className="mt-8.5 flex flex-wrap gap-2 max-sm:[&>*]:grow">
          <LinkButton href="#contact" size="lg">
            Start a project
            <Icon name="arrow-right" />
          </LinkButton>
          <LinkButton href={paths.productFinder()} variant="quiet" size="lg">
            See the six products
          </LinkButton>
          <LinkButton href={paths.shop.home()} variant="quiet" size="lg">
            Visit the shop
          </LinkButton>
        </div>
      </div>
      {/* It grows when the text on it is large. */}
      <div className="relative grid aspect-[1.15] items-end self-end md:aspect-square">
        <ThemedPicture
          name="hero-home"
          sizes={homeHeroPictureSizes}
          className="absolute size-full rounded-tile object-cover quarter-tr"
        />
        {hackathon && (
          <a
            href={hackathon.phase === 'past' ? paths.hackathonPlan() : paths.shop.product('hackathon-ticket')}
            className="relative flex w-[48%] flex-col rounded-tile border-e-2 border-t-2 border-bg bg-glaze-bone p-4 text-glaze-ink md:aspect-square md:w-1/3 light:bg-glaze-ink light:text-glaze-bone"
          >
            <span className="flex items-start justify-between gap-2 text-xs opacity-80">
              {phaseLabels[hackathon.phase]}
              <Icon name="arrow-right" />
            </span>
            <span className="mt-6 font-display text-[1.25rem] leading-none font-semibold tracking-tight md:mt-auto md:text-[1.625rem]">
              {hackathon.event.name}
            </span>
            <span className="mt-2 text-sm">
              {formatDateRange(hackathon.event.startsOn, hackathon.event.endsOn)}, {hackathon.event.city}
            </span>
          </a>
        )}
      </div>
    </section>
  );
}
