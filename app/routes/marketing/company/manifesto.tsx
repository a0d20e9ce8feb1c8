import { manifesto } from '~/content/manifesto';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { site } from '~site';
import type { Route } from './+types/manifesto';
import { LongText } from './manifesto/long-text';
import { ManifestoOpening } from './manifesto/manifesto-opening';
import { Signatures } from './manifesto/signatures';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.manifesto(), paths.story()),
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: manifesto.headline,
    kind: 'AboutPage',
    description: `What ${site.name} holds to, in six sentences: small pieces, honest counting, room for others, the weakest phone, an early no, and staying small.`,
  });

export default function ManifestoPage() {
  return (
    <>
      <ManifestoOpening />
      <LongText />
      <Signatures />
    </>
  );
}
