import type { Article } from '~/content/journal/article';
import { ArticleFacts } from '~/features/journal/article-facts';
import { getAuthor } from '~/features/journal/journal-lists';
import { paths } from '~/paths';

/** One article of the archive: all of it is the link. */
export function ArchiveRow({ article }: { article: Article }) {
  return (
    <li className="group relative rounded-tile bg-surface p-5 transition-colors hover:bg-raised">
      <a
        href={paths.article(article.slug)}
        className="font-display text-h3 font-semibold after:absolute after:inset-0 group-hover:text-link"
      >
        {article.title}
      </a>
      <p className="mt-1 max-w-[64ch] text-muted">{article.summary}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <ArticleFacts article={article} />
        <span className="text-muted">by {getAuthor(article).name}</span>
      </p>
    </li>
  );
}
