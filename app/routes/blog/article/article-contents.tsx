import type { Article } from '~/content/journal/article';

/** Links to the sections. Where the browser can, the stylesheet marks the section that is read. */
export function ArticleContents({ outline }: Pick<Article, 'outline'>) {
  if (outline.length < 2) return <div />;
  return (
    <nav aria-labelledby="contents-title" className="lg:sticky lg:top-8 print:hidden">
      <p id="contents-title" className="text-sm font-semibold">
        In this article
      </p>
      <ol className="article-contents mt-1">
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 ps-4 text-sm text-muted hover:text-text"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
