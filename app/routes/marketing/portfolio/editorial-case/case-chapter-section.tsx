import type { KeyFigure } from '~/content/content-types';
import type { CaseChapter } from '~/content/portfolio/editorial-case-content';

interface CaseChapterSectionProps {
  chapter: CaseChapter;
  /** The results of the customer story. */
  results: readonly KeyFigure[];
}

/** A chapter: text in a narrow column; a figure or a voice in the margin. */
export function CaseChapterSection({ chapter, results }: CaseChapterSectionProps) {
  const { id, title, paragraphs, quote, resultId } = chapter;
  const result = results.find((figure) => figure.id === resultId);
  return (
    <section aria-labelledby={id} className="wrap pt-16 md:pt-24">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[3fr_6fr_3fr]">
        <h2 id={id} className="text-h3 lg:text-end">
          {title}
        </h2>
        <div className="grid max-w-[38em] content-start gap-5 text-lead">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="grid content-start gap-10">
          {quote && (
            <figure>
              <blockquote className="max-w-[20em] font-display text-[clamp(1.5rem,2.6vw,2.375rem)] leading-[1.12] font-semibold tracking-[-0.025em]">
                {quote.text}
              </blockquote>
              <figcaption className="mt-3 text-sm text-muted">{quote.by}</figcaption>
            </figure>
          )}
          {result && (
            <div>
              <p className="font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
                {result.value}
              </p>
              <p className="mt-2 font-medium">{result.label}</p>
              <p className="mt-1 text-sm text-muted first-letter:uppercase">
                {result.period}. Source: {result.source}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
