import { adminPaths } from '~/content/admin/admin-paths';
import { describeHelpState } from '~/content/admin/help-texts';
import type { HelpEntryKind } from '~/domain/help/help-entry';
import type { PublicationState } from '~/domain/publishing/publication-state';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { formatMoment } from '~/sections/format/format-moment';

/** An entry of the repository, of the back office, or of both. */
export interface ListedHelpEntry {
  slug: string;
  title: string;
  /** Its category, or the groups that show it. */
  section: string;
  isInRepository: boolean;
  /** Of the back office. */
  stored?: { id: string; state: PublicationState; changedAt: Date };
}

interface HelpTableProps {
  kind: HelpEntryKind;
  entries: readonly ListedHelpEntry[];
  now: Date;
}

/** The page that edits an entry. One of the repository gets its row with the first save. */
export const toEditorPath = (kind: HelpEntryKind, { slug, stored }: ListedHelpEntry): string =>
  stored
    ? adminPaths.helpEntry(stored.id)
    : adminPaths.newHelpEntry(new URLSearchParams({ kind, from: slug }).toString());

/** Help articles or questions. The title is the link of the row. */
export function HelpTable({ kind, entries, now }: HelpTableProps) {
  const heads = [
    { label: kind === 'article' ? 'Help article' : 'Question' },
    { label: kind === 'article' ? 'Category' : 'Shown in', className: 'max-lg:hidden' },
    { label: 'State' },
    { label: 'Changed', className: 'max-sm:hidden' },
  ];
  return (
    <table className={TOOL_TABLE}>
      <ToolTableHead heads={heads} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.slug} className={TOOL_ROW}>
            <td className={TOOL_CELL}>
              <a href={toEditorPath(kind, entry)} className={`font-semibold wrap-anywhere ${TOOL_ROW_LINK}`}>
                {entry.title}
              </a>
            </td>
            <td className={`${TOOL_CELL} text-muted max-lg:hidden`}>{entry.section}</td>
            <td className={TOOL_CELL}>{describeHelpState(entry.stored?.state, entry.isInRepository)}</td>
            <td className={`${TOOL_CELL} text-muted max-sm:hidden`}>
              {entry.stored && (
                <time dateTime={entry.stored.changedAt.toISOString()}>
                  {formatMoment(entry.stored.changedAt, now)}
                </time>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
