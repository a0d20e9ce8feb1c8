import { footerColumns } from '~/content/site/navigation';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { site } from '~site';
import { AddressLines, ContactLinks } from '../marketing/company-contact';
import { BackToTop, FOOTER_CLASSES, FooterSmallPrint } from './compact-footer';
import { useAriaCurrent } from './use-aria-current';

/** Not offered to signed-in visitors. */
const SIGNED_OUT_LINKS: readonly string[] = [paths.auth.signIn(), paths.auth.signUp()];

/**
 * Footer with links to all pages, the address and legal links. On phones a column is closed until a visitor opens it. Its
 * list is beside the `<details>`, so that the style sheet shows it on wider windows in every browser (R-PAGE-4).
 */
export function SiteFooter() {
  const { address, emails, tagline } = site;
  const getAriaCurrent = useAriaCurrent();
  return (
    <>
      <footer className={FOOTER_CLASSES}>
        <div className="wrap py-10 md:py-20">
          <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-end">
            <p className="max-w-xl font-display text-h2 leading-none font-semibold text-balance">{tagline}</p>
            <address className="text-sm text-muted not-italic md:text-end">
              <AddressLines lines={[...address.lines, `${address.city} ${address.postalCode}`]} />
              <ContactLinks email={emails.hello} />
            </address>
          </div>
          <nav aria-label="All pages" className="footer-pages">
            {footerColumns.map((column) => (
              <div key={column.label}>
                <details>
                  <summary>
                    <h2>{column.label}</h2>
                  </summary>
                </details>
                <ul>
                  {column.links.map(({ href, label }) => (
                    <li
                      key={href}
                      {...(SIGNED_OUT_LINKS.includes(href) && { [SESSION_ATTRIBUTES.signedOutOnly]: '' })}
                    >
                      <a href={href} aria-current={getAriaCurrent(href)}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="mt-8 md:mt-14">
            <FooterSmallPrint />
          </div>
        </div>
      </footer>
      <BackToTop />
    </>
  );
}
