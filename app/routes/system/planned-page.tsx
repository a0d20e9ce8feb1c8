import { useLocation } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ComingSoonView, type NextStep } from '~/sections/errors/coming-soon-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { plannedPages } from '../planned-pages';

export const handle: PageHandle = { hydration: 'none', prerender: true };

/** Pages that exist today. */
const nextSteps: readonly NextStep[] = [
  {
    label: 'HackMatrix',
    description: 'Judge a round yourself, prices with GST',
    href: paths.product('hackmatrix'),
  },
  { label: 'The shop', description: 'Things, workshop seats and books', href: paths.shop.home() },
  { label: 'What comes next', description: 'Four products and their months', href: paths.comingSoon() },
];

const findTitle = (path: string) => {
  const plain = path.replace(/(.)\/$/, '$1');
  return plannedPages.find((page) => page.path === plain)?.title;
};

export function meta({ location }: { location: { pathname: string } }) {
  return createNoindexMeta(findTitle(location.pathname) ?? 'Coming soon');
}

export default function PlannedPage() {
  const { pathname } = useLocation();
  const title = findTitle(pathname) ?? 'This page';
  const seed = [...pathname].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  return (
    <ComingSoonView title={title} coverSeed={seed} nextSteps={nextSteps}>
      <p>We are still setting this one, tile by tile. The rest of the house is open.</p>
    </ComingSoonView>
  );
}
