import { digitalStudio } from '~/content/digital-studio';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import type { Route } from './+types/digital';
import { FreeTile } from './digital/free-tile';
import { LoudAndQuiet } from './digital/loud-and-quiet';
import { Wall } from './digital/wall';

export const handle: PageHandle = { way: 'static', prerender: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Digital studio: a wall of work',
    description: `${digitalStudio.headline} ${digitalStudio.lead}`,
    trail: [{ label: 'Services', href: paths.services() }, { label: 'Digital studio' }],
  });

/** The bold one: a grid from edge to edge. */
export default function DigitalStudio() {
  return (
    <>
      <Wall />
      <LoudAndQuiet />
      <FreeTile />
    </>
  );
}
