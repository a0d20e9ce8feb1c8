import type { HelpAnswer } from '~/domain/help/help-answers';
import { paths } from '~/paths';
import { MarkedText } from '~/sections/marketing/marked-text';

/** Search results, the best one first and larger. */
export function AnswerList({ answers }: { answers: readonly HelpAnswer[] }) {
  return (
    <ol className="grid gap-grout lg:grid-cols-2">
      {answers.map(({ slug, question, category, excerpt }, index) => (
        <li key={slug} className="lg:first:col-span-2 lg:last:even:col-span-2">
          <a
            href={paths.helpArticle(slug)}
            className="group grid h-full content-start gap-x-10 gap-y-1.5 rounded-tile bg-surface p-5 transition-colors hover:bg-raised md:p-6"
          >
            <span className="text-sm text-muted">{category}</span>
            <span
              className={`font-display font-semibold group-hover:text-link ${index === 0 ? 'text-h2' : 'text-h3'}`}
            >
              {question}
            </span>
            <span className="max-w-[66ch] text-muted">
              <MarkedText parts={excerpt} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
