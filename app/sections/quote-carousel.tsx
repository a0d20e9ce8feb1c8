import { customerStories } from '~/content/stories';
import { paths } from '~/paths';
import { buttonClasses } from '~/ui/button-classes';
import { Icon } from '~/ui/icon';
import { TextLink } from '~/ui/text-link';

const steps = [
  { value: '-1', label: 'Previous quote', icon: 'arrow-left' },
  { value: '1', label: 'Next quote', icon: 'arrow-right' },
] as const;

/** What customers said, one at a time. It moves only when asked to; without script it is scrolled, or its links are reached. */
export function QuoteCarousel() {
  return (
    <div data-carousel="" className="sticky top-0 flex h-dvh flex-col justify-end p-12">
      <ul data-rail="" aria-label="Quotes" className="rail flex snap-x snap-mandatory overflow-x-auto">
        {customerStories.map((story) => (
          <li key={story.id} className="w-full flex-none snap-start pe-12">
            <figure>
              <blockquote className="font-display text-h2 leading-tight font-semibold">
                {story.quote}
              </blockquote>
              <figcaption className="mt-8">
                <span className="block font-semibold">{story.person.name}</span>
                <span className="block text-muted">
                  {story.person.role}, {story.customer}
                </span>
                <TextLink href={paths.customerStory(story.id)} className="mt-4">
                  {story.headline}
                </TextLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="needs-script mt-10 flex gap-grout">
        {steps.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            value={value}
            aria-label={label}
            className={buttonClasses({ variant: 'quiet', size: 'sm', square: true })}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
