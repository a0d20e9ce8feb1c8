import type { HelpSection } from '~/content/help/help-article';
import { ArticleBlock } from '~/features/help/article-block';

/** The titles are in a column of their own on a wide screen, so that one finds a part without reading the others. */
export function HelpArticleBody({ sections }: { sections: readonly HelpSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 break-inside-avoid lg:grid-cols-[5fr_7fr]"
    >
      <h2 id={`${id}-title`} className="max-w-[20ch] text-[clamp(1.6rem,2.2vw,2rem)]">
        {title}
      </h2>
      <div className="grid max-w-[46rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 text-lg">
        {blocks.map((block) => (
          <ArticleBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  ));
}
