import type { Article } from '~/content/journal/article';

/** The pictures by number, to look at one again. */
export function EssayContents({ outline }: Pick<Article, 'outline'>) {
  return (
    <nav aria-labelledby="plates-title" className="print:hidden">
      <h2 id="plates-title" className="text-h3">
        Look again
      </h2>
      <ol className="mt-4 grid gap-grout sm:grid-cols-2 lg:grid-cols-3">
        {outline.map(({ id, text }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group flex h-full min-h-32 flex-col justify-between gap-4 rounded-tile bg-surface p-5 transition-colors hover:bg-raised"
            >
              <span className="font-display text-h3 font-semibold tabular-nums">{index + 1}</span>
              <span className="group-hover:text-link">{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
