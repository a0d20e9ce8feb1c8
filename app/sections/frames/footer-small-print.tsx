import { legalLinks } from '~/content/site/navigation';
import { TesseraMark } from '~/ui/art/mark';
import { site } from '~site';
import { ThemeChoiceButtons } from './theme-choice-buttons';
import { useAriaCurrent } from './use-aria-current';

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
