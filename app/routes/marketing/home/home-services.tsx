import { getPublishedPicture } from '~/content/published-pictures';
import { companyServices } from '~/content/services/company-services';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';

/** The services with their summary and typical duration. */
export function HomeServices() {
  return (
    <section aria-labelledby="services-title" className="wrap section">
      <h2 id="services-title" className="sr-only">
        Four services
      </h2>
      <ul className="grid gap-grout">
        {companyServices.map(({ id, name, summary, typicalDuration, picture, href }) => (
          <li key={id}>
            <a
              href={href}
              className="group grid grid-cols-[min(6rem,100%-12rem)_minmax(0,1fr)] items-center gap-x-5 gap-y-2 overflow-hidden rounded-tile bg-surface pe-5 transition-colors hover:bg-raised md:grid-cols-[11rem_5fr_6fr_2fr_auto] md:gap-x-8"
            >
              <span className="row-span-3 self-stretch overflow-hidden md:row-span-1 md:aspect-[4/3]">
                <Picture
                  image={getPublishedPicture(picture, '')}
                  sizes="(min-width: 768px) 176px, 300px"
                  fileWidths={[320, 640]}
                  className="size-full object-cover transition-transform group-hover:scale-[1.025]"
                />
              </span>
              <span className="pt-5 font-display text-[clamp(1.5rem,2.6vw,2.25rem)] leading-none font-semibold tracking-[-0.03em] md:py-5">
                {name}
              </span>
              <span className="text-muted">{summary}</span>
              <span className="pb-5 text-sm text-faint md:py-0">{typicalDuration}</span>
              <span className="hidden transition-transform group-hover:translate-x-1 md:block">
                <Icon name="arrow-right" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
