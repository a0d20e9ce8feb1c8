import type { Article } from '~/content/journal/article';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { ArticleFacts } from '~/features/journal/article-facts';
import { paths } from '~/paths';
import { Cover } from '~/ui/art/covers/cover';

/** The newest article: a picture of eight columns, and its title on a tile beside it. */
export function JournalLead({ article }: { article: Article }) {
  return (
    <article
      {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }}
      className="group relative grid gap-grout lg:grid-cols-[4fr_8fr]"
    >
      <div className="h-55 overflow-hidden rounded-tile quarter-tr sm:h-90 lg:order-1 lg:h-auto lg:min-h-[30rem]">
        <Cover
          {...article.cover}
          className="size-full transition-transform duration-500 group-hover:scale-[1.025]"
        />
      </div>
      <div className="flex flex-col justify-between gap-10 rounded-tile bg-surface p-6 transition-colors group-hover:bg-raised md:p-8">
        <ArticleFacts article={article} />
        <div>
          <h2 className="text-[clamp(1.6rem,2.2vw,2rem)]">
            <a href={paths.article(article.slug)} className="after:absolute after:inset-0">
              {article.title}
            </a>
          </h2>
          <p className="mt-4 text-muted">{article.summary}</p>
        </div>
      </div>
    </article>
  );
}
