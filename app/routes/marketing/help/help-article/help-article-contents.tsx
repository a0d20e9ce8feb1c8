import type { HelpSection } from '~/content/help/help-article';

const LINK_CLASSES =
  'flex min-h-11 items-center rounded-tile bg-surface px-4 transition-colors hover:bg-raised hover:text-link';

/** Links to the parts of the article, in the column of its text. */
export function HelpArticleContents({ sections }: { sections: readonly HelpSection[] }) {
  return (
    <nav aria-label="In this answer" className="mt-8 grid gap-x-14 lg:grid-cols-[5fr_7fr] print:hidden">
      <ol className="flex flex-wrap gap-grout lg:col-start-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={LINK_CLASSES}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href="#did-this-help" className={LINK_CLASSES}>
            Did this help?
          </a>
        </li>
      </ol>
    </nav>
  );
}
