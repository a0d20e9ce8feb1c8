import { adminPaths } from '~/content/admin/admin-paths';
import { getGapTitle, type HelpTitles } from '~/content/admin/gap-texts';
import type { Gap } from '~/domain/gaps/gap';
import { isWholePath } from '~/domain/gaps/gap-text';
import { getToolButtonClasses } from '~/sections/admin/tool-button';

interface GapActionsProps {
  gap: Gap;
  /** The path that gets the forms: the list as it is shown. */
  action: string;
  titles: HelpTitles;
  mayWrite: boolean;
  mayWriteHelp: boolean;
  mayRedirect: boolean;
}

const STATES = [
  { state: 'done', label: 'Done' },
  { state: 'ignored', label: 'Ignore' },
  { state: 'open', label: 'Open again' },
] as const;

const toSearch = (values: Record<string, string>) => new URLSearchParams(values).toString();

const toTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What staff can do about an entry. A part of a path is no path where a redirect can begin. */
export function GapActions({ gap, action, titles, mayWrite, mayWriteHelp, mayRedirect }: GapActionsProps) {
  const { id, kind, text, state, version } = gap;
  const title = getGapTitle(gap, titles);
  const states = STATES.filter((offered) =>
    state === 'open' ? offered.state !== 'open' : offered.state === 'open',
  );
  return (
    <form method="post" action={action} data-send-once="" className="flex flex-wrap gap-grout">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {kind === 'help' && mayWriteHelp && Object.hasOwn(titles, text) && (
        <a
          href={adminPaths.newHelpEntry(toSearch({ kind: 'article', from: text }))}
          aria-label={`Edit the help article ${title}`}
          className={getToolButtonClasses('quiet')}
        >
          Edit the help article
        </a>
      )}
      {(kind === 'search' || kind === 'question') && mayWriteHelp && (
        <a
          href={adminPaths.newHelpEntry(toSearch({ title: toTitle(title) }))}
          aria-label={`Write a help article about ${title}`}
          className={getToolButtonClasses('quiet')}
        >
          Write a help article
        </a>
      )}
      {kind === 'question' && mayWriteHelp && (
        <a
          href={adminPaths.newHelpEntry(toSearch({ kind: 'question', title: toTitle(title) }))}
          aria-label={`Add to the FAQ: ${title}`}
          className={getToolButtonClasses('quiet')}
        >
          Add to the FAQ
        </a>
      )}
      {kind !== 'path' && mayWrite && (
        <a
          href={adminPaths.newArticle(toTitle(title))}
          aria-label={`Write an article about ${title}`}
          className={getToolButtonClasses('quiet')}
        >
          Write an article
        </a>
      )}
      {kind === 'path' && mayRedirect && isWholePath(text) && (
        <a
          href={adminPaths.newRedirect(text)}
          aria-label={`Add redirect from ${text}`}
          className={getToolButtonClasses('quiet')}
        >
          Add redirect
        </a>
      )}
      {states.map((offered) => (
        <button
          key={offered.state}
          type="submit"
          name="state"
          value={offered.state}
          aria-label={`${offered.label}: ${title}`}
          className={getToolButtonClasses('quiet')}
        >
          {offered.label}
        </button>
      ))}
    </form>
  );
}
