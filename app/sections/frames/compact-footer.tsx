import { legalLinks, supportLinks } from '~/content/site/navigation';
import { BackToTop } from './back-to-top';
import { FooterSmallPrint } from './footer-small-print';

/** Footer of pages with a task of their own: account, shop and checkout. */
export function CompactFooter() {
  return (
    <footer className="mt-22 bg-bg-sunk md:mt-32">
      <div className="wrap py-4">
        <FooterSmallPrint links={[...supportLinks, ...legalLinks]} />
      </div>
      <BackToTop />
    </footer>
  );
}
