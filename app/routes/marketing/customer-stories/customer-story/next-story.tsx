import { customerStories } from '~/content/stories/customer-stories';
import type { CustomerStory } from '~/content/stories/customer-story';
import { paths } from '~/paths';
import { Cover } from '~/ui/art/covers/cover';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';

/** Links to the next story. The last story links to the first. */
export function NextStory({ story }: { story: CustomerStory }) {
  const place = customerStories.indexOf(story);
  const next = customerStories[(place + 1) % customerStories.length];
  if (!next) return null;
  return (
    <nav aria-label="More stories" className="wrap section print:hidden">
      <a href={paths.customerStory(next.id)} className="group grid gap-grout sm:grid-cols-[4fr_8fr]">
        <Cover {...next.cover} className="h-40 w-full rounded-tile sm:h-full" />
        <span className="flex items-end justify-between gap-6 rounded-tile bg-surface p-6 transition-colors group-hover:bg-raised md:min-h-56 md:p-8">
          <span>
            <span className="block text-sm text-muted">Next: {next.customer}</span>
            <span className="mt-2 block max-w-[20ch] text-balance font-display text-[clamp(1.6rem,2.8vw,2.6rem)] leading-[1.05] font-semibold tracking-[-0.03em]">
              {next.headline}
            </span>
          </span>
          <span className="flex-none transition-transform group-hover:translate-x-1">
            <Icon name="arrow-right" size={24} />
          </span>
        </span>
      </a>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <TextLink href={paths.customerStories()}>All stories</TextLink>
        <TextLink href={paths.contact()}>Tell us yours</TextLink>
      </p>
    </nav>
  );
}
