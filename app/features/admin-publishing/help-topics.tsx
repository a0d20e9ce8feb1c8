import { adminPaths } from '~/content/admin/admin-paths';
import type { HelpEntryKind } from '~/domain/help/help-entry';
import type { PublicationState } from '~/domain/publishing/publication-state';
import { ToolRowLink } from '~/sections/admin/tool-table';
import { HelpEntryState } from './help-entry-state';

/** An entry of the repository, of the back office, or of both. */
export interface ListedHelpEntry {
  slug: string;
  title: string;
  /** How often readers said that it did not help, since staff dealt with it last. */
  votes: number;
  /** Of the back office. */
  stored?: {
    id: string;
    state: PublicationState;
    publishAt: Date | null;
    changedAt: Date;
    /** It stands in place of one of the repository. */
    isOverride: boolean;
  };
}

export interface HelpTopic {
  id: string;
  name: string;
  entries: readonly ListedHelpEntry[];
}

interface HelpTopicsProps {
  kind: HelpEntryKind;
  topics: readonly HelpTopic[];
  now: Date;
}

/** The page that edits an entry. One of the repository gets its row with the first save. */
const toEditorPath = (kind: HelpEntryKind, { slug, stored }: ListedHelpEntry): string =>
  stored
    ? adminPaths.helpEntry(stored.id)
    : adminPaths.newHelpEntry(new URLSearchParams({ kind, from: slug }).toString());

/** Help articles or questions by topic. The title is the link of the row. */
export function HelpTopics({ kind, topics, now }: HelpTopicsProps) {
  return (
    <div className={topics.length > 1 ? 'gap-x-4 xl:columns-2' : undefined}>
      {topics.map(({ id, name, entries }) => (
        <section key={id} aria-labelledby={`topic-${id}`} className="break-inside-avoid pb-5">
          <h2 id={`topic-${id}`} className="flex items-baseline gap-2 pb-1.5 text-base tracking-normal">
            {name}
            <span className="text-sm font-normal text-muted tabular-nums">{entries.length}</span>
          </h2>
          <ul className="grid gap-grout">
            {entries.map((entry) => (
              <li
                key={entry.slug}
                className="group relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 rounded-tile bg-surface px-3 py-1.5 hover:bg-raised has-focus-visible:bg-raised lg:min-h-10"
              >
                <ToolRowLink href={toEditorPath(kind, entry)} className="font-medium wrap-anywhere">
                  {entry.title}
                </ToolRowLink>
                <HelpEntryState entry={entry} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
