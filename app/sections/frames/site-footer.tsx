import { footerColumns, legalLinks } from '~/content/site/navigation';
import { TesseraMark } from '~/ui/art/mark';
import { site } from '~site';
import { AddressLines } from '../marketing/address-lines';
import { ContactLinks } from '../marketing/contact-links';
import { BackToTop } from './back-to-top';
import { useAriaCurrent } from './use-aria-current';

/** Footer with links to all pages, the address and legal links. */
export function SiteFooter() {
  const { address, legalName, emails, tagline } = site;
  const getAriaCurrent = useAriaCurrent();
  return (
    <footer className="mt-22 bg-bg-sunk md:mt-32">
      <div className="wrap py-14 md:py-20">
        <div className="grid gap-10 md:grid-cols-[1fr_auto] md:items-end">
          <p className="max-w-xl font-display text-h2 leading-none font-semibold text-balance">{tagline}</p>
          <address className="text-sm text-muted not-italic md:text-end">
            <AddressLines lines={[...address.lines, `${address.city} ${address.postalCode}`]} />
            <ContactLinks email={emails.hello} />
          </address>
        </div>
        <nav
          aria-label="All pages"
          className="mt-14 grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 xl:grid-cols-6"
        >
          {footerColumns.map((column) => (
            <section key={column.label}>
              <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{column.label}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      aria-current={getAriaCurrent(link.href)}
                      className="flex min-h-9 items-center text-sm text-muted hover:text-text aria-[current]:text-text max-md:min-h-11"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted">
          <span className="flex items-center gap-3">
            <TesseraMark size={20} />
            {legalName}
          </span>
          <ul className="flex flex-wrap gap-x-5">
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
        </div>
      </div>
      <BackToTop />
    </footer>
  );
}
