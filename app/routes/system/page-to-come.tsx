import { useLocation } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ComingSoonPage, type WayOn } from '~/sections/coming-soon-page';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { pagesToCome } from '../pages-to-come';

export const handle: PageHandle = { way: 'static', prerender: true };

/** What can be used today. */
const waysOn: readonly WayOn[] = [
  {
    label: 'HackMatrix',
    description: 'Judge a round yourself, prices with GST',
    href: paths.product('hackmatrix'),
  },
  { label: 'The shop', description: 'Things, workshop seats and books', href: paths.shop.front() },
  { label: 'What comes next', description: 'Four products and their months', href: paths.comingSoon() },
];

const titleOf = (path: string) => {
  const plain = path.replace(/(.)\/$/, '$1');
  const exact = pagesToCome.find((page) => page.path === plain);
  return (exact ?? pagesToCome.find((page) => plain.startsWith('/blog/') && page.path === '/blog/:id'))
    ?.title;
};

export function meta({ location }: { location: { pathname: string } }) {
  return hiddenPageMeta(titleOf(location.pathname) ?? 'Coming soon');
}

export default function PageToCome() {
  const { pathname } = useLocation();
  const title = titleOf(pathname) ?? 'This page';
  const seed = [...pathname].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  return (
    <ComingSoonPage title={title} coverSeed={seed} waysOn={waysOn}>
      <p>We are still setting this one, tile by tile. The rest of the house is open.</p>
    </ComingSoonPage>
  );
}
