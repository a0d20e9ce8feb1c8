import { GAP_KIND_LABELS, getGapTitle, type HelpTitles } from '~/content/admin/gap-texts';
import type { Gap } from '~/domain/gaps/gap';
import { paths } from '~/paths';
import { formatCount } from '~/sections/format/format-amount';
import { formatDay, formatDayAndTime } from '~/sections/format/format-moment';
import { GapActions } from './gap-actions';

interface GapListProps {
  gaps: readonly Gap[];
  action: string;
  titles: HelpTitles;
  mayWrite: boolean;
  mayWriteHelp: boolean;
  mayRedirect: boolean;
  now: Date;
}

/** When it was closed and by whom; for an open entry, that it happened again. */
function describeClosed({ state, closed }: Gap, now: Date): string | undefined {
  if (!closed) return undefined;
  const verb = state === 'ignored' ? 'Ignored' : 'Done';
  const sentence = `${verb} ${formatDayAndTime(closed.at, now)}${closed.by ? ` by ${closed.by}` : ''}`;
  return state === 'open' ? `${sentence}, and it happened again.` : `${sentence}.`;
}

function GapText({ gap, titles, now }: { gap: Gap; titles: HelpTitles; now: Date }) {
  const { kind, text, count, firstDay, lastDay } = gap;
  const since = firstDay === lastDay ? '' : `, first ${formatDay(new Date(firstDay), now)}`;
  const closed = describeClosed(gap, now);
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {kind === 'help' && Object.hasOwn(titles, text) ? (
          <a href={paths.helpArticle(text)} className="underline underline-offset-4">
            {getGapTitle(gap, titles)}
          </a>
        ) : (
          text
        )}
      </p>
      <p className="text-xs text-muted">
        {`${GAP_KIND_LABELS[kind]}, last ${formatDay(new Date(lastDay), now)}${count > 1 ? since : ''}`}
      </p>
      {closed && <p className="text-xs text-muted">{closed}</p>}
    </div>
  );
}

/** What people did not find, the most frequent first, each with what can be done about it. */
export function GapList({ gaps, now, ...actions }: GapListProps) {
  return (
    <ol className="grid gap-grout">
      {gaps.map((gap) => (
        <li
          key={gap.id}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 rounded-tile bg-surface p-3 lg:grid-cols-[3rem_minmax(0,1fr)_auto] lg:items-center"
        >
          <p className="text-end">
            <span className="block text-panel leading-6 font-semibold tabular-nums">
              {formatCount(gap.count)}
            </span>
            <span className="text-xs text-muted">{gap.count === 1 ? 'time' : 'times'}</span>
          </p>
          <GapText gap={gap} titles={actions.titles} now={now} />
          <div className="col-start-2 lg:col-start-3">
            <GapActions gap={gap} {...actions} />
          </div>
        </li>
      ))}
    </ol>
  );
}
