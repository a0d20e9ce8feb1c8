import { paths } from '~/paths';

interface CollectionLink {
  label: string;
  href: string;
  count: number;
}

function CollectionLinks({
  id,
  title,
  links,
}: {
  id: string;
  title: string;
  links: readonly CollectionLink[];
}) {
  return (
    <section aria-labelledby={id} className="rounded-tile bg-surface p-6 md:p-8">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {links.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center justify-between gap-3 hover:text-link">
              {label}
              <span className="text-sm text-muted tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SiteMapCollectionsProps {
  categories: readonly { id: string; name: string; products: number }[];
  helpCategories: readonly { id: string; name: string; articles: number }[];
}

/** Collections below the listed pages: the shop categories and the help categories. */
export function SiteMapCollections({ categories, helpCategories }: SiteMapCollectionsProps) {
  return (
    <section aria-labelledby="further-down" className="wrap section">
      <h2 id="further-down" className="mb-8 max-w-[20ch]">
        The shop and the help centre, by subject
      </h2>
      <div className="grid gap-grout lg:grid-cols-2">
        <CollectionLinks
          id="shelves"
          title="Shop categories"
          links={categories.map(({ id, name, products }) => ({
            label: name,
            href: paths.shop.catalogue({ category: [id] }),
            count: products,
          }))}
        />
        <CollectionLinks
          id="drawers"
          title="Help topics"
          links={helpCategories.map(({ id, name, articles }) => ({
            label: name,
            href: `${paths.helpCentre()}#${id}`,
            count: articles,
          }))}
        />
      </div>
    </section>
  );
}
