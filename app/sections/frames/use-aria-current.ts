import { useLocation } from 'react-router';

/** For links to pages: tells the one that leads to the page it stands on. */
export function useAriaCurrent(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (href) => (href === pathname ? 'page' : undefined);
}
