import { formatArticleCount } from '~/features/journal/format-counts';
import { articlesBySeries } from '~/features/journal/journal-lists';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Articles that continue each other. */
export function JournalSeries() {
  return (
    <section aria-labelledby="series-title" className="section grid gap-x-10 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <h2 id="series-title">In several parts</h2>
      <dl className="grid gap-10">
        {articlesBySeries.map(({ subject: { id, title, summary }, articles }) => (
          <div key={id}>
            <dt className="font-display text-h3 font-semibold">{title}</dt>
            <dd className="mt-2 max-w-[60ch] text-muted">{summary}</dd>
            <dd className="mt-2">
              <TextLink href={paths.journalSeries(id)}>{formatArticleCount(articles.length)}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
