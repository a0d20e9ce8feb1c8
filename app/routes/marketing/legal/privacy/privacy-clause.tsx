import type { LegalClause } from '~/content/legal/legal-document';
import { ArticleBlock } from '~/features/help/article-block';

/** One clause: its summary in large type beside the full text. */
export function PrivacyClause({ clause: { id, title, summary, blocks } }: { clause: LegalClause }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-2 gap-grout lg:grid-cols-[5fr_7fr] print:block"
    >
      <div className="rounded-tile bg-surface p-6 md:p-8 print:break-after-avoid print:p-0">
        <h2 id={`${id}-title`} className="font-sans text-base font-medium tracking-normal text-muted">
          {title}
        </h2>
        <p className="mt-3 font-display text-[clamp(1.4rem,2vw,1.8rem)] leading-tight font-semibold tracking-tight text-pretty">
          {summary}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-4 rounded-tile bg-surface p-6 text-lg md:p-8 print:gap-2 print:p-0 print:pt-2">
        {blocks.map((block) => (
          <ArticleBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  );
}
