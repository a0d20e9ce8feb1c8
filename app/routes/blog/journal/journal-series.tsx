import type { Article } from '~/content/journal/article';
import { pluralise } from '~/domain/text/pluralise';
import { groupBySeries } from '~/features/journal/journal-lists';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Articles that continue each other. */
export function JournalSeries({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="series-title" className="section grid gap-x-10 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <h2 id="series-title">In several parts</h2>
      <dl className="grid gap-10">
        {groupBySeries(articles).map(({ subject: { id, title, summary }, articles: found }) => (
          <div key={id}>
            <dt className="font-display text-h3 font-semibold">{title}</dt>
            <dd className="mt-2 max-w-[60ch] text-muted">{summary}</dd>
            <dd className="mt-2">
              <TextLink href={paths.journalSeries(id)}>{pluralise(found.length, 'article')}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
