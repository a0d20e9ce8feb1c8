import clsx from 'clsx';
import type { CustomerStory } from '~/content/stories/customer-story';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

interface StoryCreditProps {
  story: CustomerStory;
  isSmall?: boolean;
}

/** Author of a quote and link to the customer story. */
export function StoryCredit({
  story: { id, headline, customer, place, spokesperson },
  isSmall,
}: StoryCreditProps) {
  return (
    <figcaption
      className={clsx(
        'flex flex-wrap items-end justify-between gap-x-8',
        isSmall ? 'mt-6 gap-y-2' : 'mt-8 gap-y-4',
      )}
    >
      <span>
        <span className="block font-semibold">{spokesperson.name}</span>
        <span className={clsx('block text-muted', isSmall && 'text-sm')}>
          {spokesperson.role}, {customer}, {place}
        </span>
      </span>
      <TextLink href={paths.customerStory(id)}>{headline}</TextLink>
    </figcaption>
  );
}
