import { legalLinks } from '~/content/site/navigation';
import { TesseraMark } from '~/ui/art/mark';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';
import { ThemeChoiceButtons } from './theme-choice-buttons';
import { useAriaCurrent } from './use-aria-current';

/**
 * Ends at the lower edge of a window that is higher than the page: it moves down as far as the body goes. On phones the button of the
 * assistant comes after it.
 */
export const FOOTER_CLASSES = 'mt-22 bg-bg-sunk md:sticky md:top-[100svh] md:mt-32';

/** The last line of a footer: the company and the legal links. */
export function FooterSmallPrint() {
  const getAriaCurrent = useAriaCurrent();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted">
      <span className="flex items-center gap-3">
        <TesseraMark size={20} />
        {site.legalName}
      </span>
      <ul className="flex flex-wrap gap-x-3.5">
        {legalLinks.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={getAriaCurrent(link.href)}
              className="inline-flex min-h-11 items-center hover:text-text aria-[current]:text-text"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <ThemeChoiceButtons />
    </div>
  );
}

/** R-PAGE-1. The global script shows it after scrolling. */
export function BackToTop() {
  return (
    <button
      type="button"
      data-back-to-top=""
      hidden
      aria-label="Back to top"
      className="fixed end-4 bottom-4 z-20 grid size-12 place-items-center rounded-tile bg-text text-bg quarter-tl"
    >
      <Icon name="arrow-up" />
    </button>
  );
}

/** Footer of pages with a task of their own: account, shop and checkout. Its end leaves room for the button that leads back to the top. */
export function CompactFooter() {
  return (
    <>
      <footer className={FOOTER_CLASSES}>
        <div className="wrap py-4 md:pe-20">
          <FooterSmallPrint />
        </div>
      </footer>
      <BackToTop />
    </>
  );
}
