import clsx from 'clsx';
import type { NavigationLink } from '~/content/site/navigation';
import { TesseraMark } from '~/ui/art/mark';
import { site } from '~site';
import { useAriaCurrent } from './use-aria-current';

interface FooterSmallPrintProps {
  links: readonly NavigationLink[];
  className?: string;
}

/** The last line of a footer: the company and a row of links. */
export function FooterSmallPrint({ links, className }: FooterSmallPrintProps) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted', className)}>
      <span className="flex items-center gap-3">
        <TesseraMark size={20} />
        {site.legalName}
      </span>
      <ul className="flex flex-wrap gap-x-5">
        {links.map((link) => (
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
  );
}
