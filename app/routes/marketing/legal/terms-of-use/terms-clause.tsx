import type { LegalClause } from '~/content/legal/legal-document';
import { ArticleBlock } from '~/features/help/article-block';

interface TermsClauseProps {
  number: number;
  clause: LegalClause;
}

/** One clause: title, text and summary in three columns. */
export function TermsClause({ number, clause: { id, title, summary, blocks } }: TermsClauseProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 pt-16 print:gap-y-2 print:pt-8 md:pt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_minmax(0,3fr)]"
    >
      <h2 id={`${id}-title`} className="text-h3 lg:max-w-[14ch]">
        <span className="block text-muted tabular-nums print:inline">{number} </span>
        {title}
      </h2>
      <div className="grid max-w-[42rem] content-start gap-4 text-lg max-lg:order-1 print:order-1 print:max-w-none print:gap-2">
        {blocks.map((block) => (
          <ArticleBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
      <p className="self-start font-medium text-muted max-lg:max-w-[42rem] lg:pt-1 print:border-s-2 print:ps-3">
        <span className="sr-only">In short: </span>
        {summary}
      </p>
    </section>
  );
}
