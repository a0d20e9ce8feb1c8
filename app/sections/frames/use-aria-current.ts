import { useLocation } from 'react-router';

/** Returns a function that returns the `aria-current` of a link: `page` when it links to the current page. */
export function useAriaCurrent(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (href) => (href === pathname ? 'page' : undefined);
}
