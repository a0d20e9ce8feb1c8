interface ListViewsProps {
  views: readonly { id: string; label: string; count?: string; href: string }[];
  /** The id of the view that is shown. */
  current: string;
  /** The name of the navigation. */
  label?: string;
}

/**
 * The views of a list as links, each with how many entries it has where that is counted. A phone scrolls them, which a mouse cannot:
 * a larger window shows all of them, on several lines if need be.
 */
export function ListViews({ views, current, label: name = 'Views' }: ListViewsProps) {
  return (
    <nav aria-label={name} className="hidden-scrollbar relative -m-1 overflow-x-auto p-1">
      <ul className="flex w-max gap-grout lg:w-auto lg:flex-wrap">
        {views.map(({ id, label, count, href }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-tile bg-surface px-3.5 lg:px-3 whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg lg:min-h-9"
            >
              {label}
              {count !== undefined && <span className="font-semibold tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
