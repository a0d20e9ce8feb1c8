import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { paths } from '~/paths';
import { Tag } from '~/ui/data/tag';
import type { ActiveFilter } from './active-filters';

interface ActiveFilterTagsProps {
  filters: readonly ActiveFilter[];
  query: CatalogueQuery;
}

/** The active filters as tags; each links to the query without it. */
export function ActiveFilterTags({ filters, query }: ActiveFilterTagsProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-grout pb-5">
      {filters.map(({ label, queryWithout }) => (
        <li key={label}>
          <Tag removeLink={{ href: paths.shop.catalogue(queryWithout), label: `Without filter: ${label}` }}>
            {label}
          </Tag>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a
            href={paths.shop.catalogue({ q: query.q, sort: query.sort })}
            className="inline-flex min-h-11 items-center px-3.5 text-sm font-semibold underline-offset-4 hover:underline"
          >
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
