import { searchGroupLabels, searchKindLabels } from '~/content/site/search-texts';
import { getResultHref, type SearchGroup, type SearchKind } from '~/domain/site-search/site-search';
import { MarkedText } from '~/sections/marketing/marked-text';
import { GroupShape } from './group-shape';

function formatCount({ count, results }: SearchGroup): string {
  if (count === 1) return 'One more match';
  return count > results.length ? `${results.length} of ${count} more matches` : `${count} more matches`;
}

/** Kinds that the heading of their group does not name. */
const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(['feature', 'question', 'project', 'person']);

/** The further matches of one kind: their shape and number, and the list. */
export function ResultGroup({ group }: { group: SearchGroup }) {
  const label = searchGroupLabels[group.id];
  return (
    <section
      aria-labelledby={`found-${group.id}`}
      className="grid content-start gap-x-8 gap-y-4 pt-10 lg:grid-cols-[16rem_1fr]"
    >
      <div className="flex items-start gap-4">
        <GroupShape group={group.id} />
        <div>
          <h2 id={`found-${group.id}`} className="text-h3">
            {label}
          </h2>
          <p className="text-sm text-muted">{formatCount(group)}</p>
        </div>
      </div>
      <ul className="grid gap-grout lg:grid-cols-2">
        {group.results.map(({ path, section, kind, title, passage }) => (
          <li key={path}>
            <a
              href={getResultHref({ path, section })}
              className="group grid h-full content-start gap-1.5 rounded-tile bg-surface p-5 transition-colors hover:bg-raised"
            >
              {NAMED_KINDS.has(kind) && <span className="text-sm text-muted">{searchKindLabels[kind]}</span>}
              <span className="font-display text-h3 font-semibold wrap-anywhere group-hover:text-link">
                <MarkedText parts={title} />
              </span>
              <span className="max-w-[66ch] text-muted wrap-anywhere">
                <MarkedText parts={passage} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
