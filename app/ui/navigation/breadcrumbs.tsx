import clsx from 'clsx';
import { Icon } from '../icons/icon';

export interface Breadcrumb {
  label: string;
  /** Missing for the current page. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  label?: string;
  className?: string;
}

/** The path to the page; the last item is the page itself. Works without JavaScript. */
export function Breadcrumbs({ items, label = 'Breadcrumb', className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={clsx('text-sm text-muted print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => (
          <li
            key={item.href ?? item.label}
            className={clsx(
              'flex min-w-0 items-center gap-2',
              // On a phone a third name needs a second line, and the heading repeats it.
              item.href === undefined && index > 1 && 'max-sm:hidden',
            )}
          >
            {index > 0 && <Icon name="chevron-right" size={12} />}
            {item.href === undefined ? (
              <span aria-current="page" className="inline-flex min-h-11 min-w-0 items-center text-text">
                <span className="line-clamp-1 max-w-[42ch]">{item.label}</span>
              </span>
            ) : (
              <a
                href={item.href}
                className="-mx-1 inline-flex min-h-11 items-center px-1 underline-offset-4 hover:text-text hover:underline"
              >
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
