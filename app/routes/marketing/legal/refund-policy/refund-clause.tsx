import type { LegalClause } from '~/content/legal/legal-document';
import { ArticleBlock } from '~/features/help/article-block';

interface RefundClauseProps {
  number: number;
  clause: LegalClause;
}

/** One case: what the buyer gets, then how. */
export function RefundClause({ number, clause: { id, title, summary, blocks } }: RefundClauseProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-14 gap-y-6 pt-16 print:block print:pt-8 md:pt-24 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
    >
      <div className="grid max-w-[48rem] content-start gap-5 text-lg print:max-w-none print:gap-2">
        <h2 id={`${id}-title`} className="max-w-[20ch]">
          <span className="me-3 text-muted tabular-nums">{number}</span>
          {title}
        </h2>
        {blocks.map((block) => (
          <ArticleBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
      <aside
        aria-label={`${title}, in short`}
        className="self-start rounded-tile bg-surface p-6 lg:sticky lg:top-8 print:mt-2 print:break-before-avoid print:break-inside-avoid print:border-s-2 print:p-0 print:ps-3"
      >
        <p className="text-sm text-muted">In short</p>
        <p className="mt-2 text-xl leading-snug font-medium text-pretty print:mt-0 print:text-base">
          {summary}
        </p>
      </aside>
    </section>
  );
}
