import clsx from 'clsx';
import {
  type EveningPerson,
  eveningContent,
  eveningPeople,
  sampleEvening,
} from '~/content/products/community-evening-content';
import { paths } from '~/paths';
import { formatDateTime } from '~/sections/format/format-date';
import { ProductLabel } from '~/sections/marketing/product-label';
import { Portrait } from '~/ui/art/portrait/portrait';

interface EveningHeroProps {
  person: EveningPerson | undefined;
}

/** The six people of the evening. Each is a link to the evening as that person tells it. */
export function EveningHero({ person }: EveningHeroProps) {
  return (
    <section className="wrap pt-6 md:pt-10">
      <ProductLabel product="converge" />
      <h1 className="mt-4 max-w-[16ch]">{eveningContent.headline}</h1>
      <p className="mt-5 max-w-[36em] text-lead text-muted">{eveningContent.lead}</p>
      <nav id="people" aria-label="Who tells the evening" className="mt-8 scroll-mt-4">
        <ul className="grid grid-cols-3 gap-grout md:grid-cols-6">
          {eveningPeople.map(({ id, name, part, portrait }) => (
            <li key={id} className="grid">
              <a
                href={`${paths.communityTour({ by: id })}#people`}
                aria-current={person?.id === id ? 'true' : undefined}
                className={clsx(
                  'group flex flex-col rounded-tile transition-colors',
                  person?.id === id ? 'bg-glaze-marigold text-glaze-ink' : 'bg-surface hover:bg-raised',
                )}
              >
                <Portrait
                  features={portrait}
                  className={clsx(
                    'block aspect-square w-full rounded-tile transition-opacity',
                    person && person.id !== id && 'opacity-60 group-hover:opacity-100',
                  )}
                />
                <span className="p-3">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm">{part}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-grout flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-tile bg-surface px-4 py-2 md:px-5">
        <p>
          <span className="font-semibold">{sampleEvening.title}.</span>{' '}
          <span className="text-muted">
            {formatDateTime(new Date(sampleEvening.startsAt))}, {sampleEvening.room}, {sampleEvening.seats}{' '}
            chairs
          </span>
        </p>
        <a
          href={`${paths.communityTour()}#people`}
          aria-current={person ? undefined : 'true'}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-inner px-4 text-sm',
            person ? 'bg-control hover:bg-control-hover' : 'bg-text font-semibold text-bg',
          )}
        >
          {eveningContent.everyone}
        </a>
      </div>
    </section>
  );
}
