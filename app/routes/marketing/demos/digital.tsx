import { digitalStudio } from '~/content/digital-studio';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import type { Route } from './+types/digital';
import { FreeTile } from './digital/free-tile';
import { LoudAndQuiet } from './digital/loud-and-quiet';
import { Wall } from './digital/wall';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.demos.digital(), paths.services()),
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Digital studio: a wall of work',
    description: `${digitalStudio.headline} ${digitalStudio.lead}`,
  });

/** The bold one: a grid from edge to edge. */
export default function DigitalStudio() {
  return (
    <>
      <Wall />
      <LoudAndQuiet />
      <FreeTile />
      <SevenWays current={paths.demos.digital()} />
    </>
  );
}
