import { manifestoContent } from '~/content/company/manifesto-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { site } from '~site';
import type { Route } from './+types/manifesto-page';
import { ManifestoHero } from './manifesto-hero';
import { ManifestoSignatures } from './manifesto-signatures';
import { ManifestoText } from './manifesto-text';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.manifesto(), paths.companyStory()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: manifestoContent.headline,
    kind: 'AboutPage',
    description: `What ${site.name} holds to, in six sentences: small pieces, honest counting, room for others, the weakest phone, an early no, and staying small.`,
  });

export default function ManifestoPage() {
  return (
    <>
      <ManifestoHero />
      <ManifestoText />
      <ManifestoSignatures />
    </>
  );
}
