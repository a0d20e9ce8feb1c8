import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

export interface SuggestedArticle {
  situation: string;
  slug: string;
  question: string;
}

/** Articles by the situation of the visitor, shown before a search. */
export function SuggestedArticles({ articles }: { articles: readonly SuggestedArticle[] }) {
  return (
    <ul className="grid gap-grout sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ situation, slug, question }) => (
        <li key={slug}>
          <a
            href={paths.helpArticle(slug)}
            className="group flex h-full min-h-24 items-start justify-between gap-4 rounded-tile bg-surface p-5 transition-colors hover:bg-raised"
          >
            <span className="grid gap-1">
              <span className="text-sm text-muted">{situation}</span>
              <span className="font-display text-h4 font-semibold">{question}</span>
            </span>
            <Icon
              name="arrow-right"
              className="mt-1 shrink-0 text-muted transition-transform group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
