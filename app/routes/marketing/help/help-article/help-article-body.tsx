import type { HelpSection } from '~/content/help/help-article';
import { ArticleBlock } from '~/features/help/article-block';

export function HelpArticleBody({ sections }: { sections: readonly HelpSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-5 text-lg break-inside-avoid"
    >
      <h2 id={`${id}-title`} className="text-[clamp(1.6rem,2.2vw,2rem)]">
        {title}
      </h2>
      {blocks.map((block) => (
        <ArticleBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));
}
