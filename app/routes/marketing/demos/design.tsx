import { designStudio } from '~/content/design-studio';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/design';
import { Letters } from './design/letters';
import { OwnSeal } from './design/own-seal';
import { Steps } from './design/steps';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.demos.design(), paths.services()),
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Design studio: slowly',
    description: designStudio.lead,
  });

/** The slow one: one word to a window. */
export default function DesignStudio() {
  return (
    <>
      <section className="wrap flex min-h-[70svh] flex-col justify-between gap-16 pt-10 md:min-h-[calc(100svh-72px)] md:pb-10">
        <p className="max-w-[30em] text-lead text-muted">{designStudio.lead}</p>
        <h1 className="gain-weight text-[clamp(5rem,29vw,28rem)] leading-[0.78] tracking-[-0.06em]">
          {designStudio.headline}
        </h1>
      </section>
      <Steps />
      <OwnSeal />
      <Letters />
      <section className="wrap section">
        <p className="max-w-[22em] font-display text-[clamp(2rem,5vw,4.75rem)] leading-none font-normal tracking-[-0.035em] text-balance">
          {designStudio.closing.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </p>
        <p className="mt-8">
          <TextLink href={paths.contact()}>Write a letter</TextLink>
        </p>
      </section>
      <SevenWays current={paths.demos.design()} />
    </>
  );
}
