import clsx from 'clsx';
import type { CustomerStory } from '~/content/stories/customer-story';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

interface StoryCreditProps {
  story: CustomerStory;
  small?: boolean;
}

/** Under a quote: who said it, and the story behind it. */
export function StoryCredit({
  story: { id, headline, customer, place, spokesperson },
  small,
}: StoryCreditProps) {
  return (
    <figcaption
      className={clsx(
        'flex flex-wrap items-end justify-between gap-x-8',
        small ? 'mt-6 gap-y-2' : 'mt-8 gap-y-4',
      )}
    >
      <span>
        <span className="block font-semibold">{spokesperson.name}</span>
        <span className={clsx('block text-muted', small && 'text-sm')}>
          {spokesperson.role}, {customer}, {place}
        </span>
      </span>
      <TextLink href={paths.customerStory(id)}>{headline}</TextLink>
    </figcaption>
  );
}
