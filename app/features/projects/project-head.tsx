import { progressOf } from '~/domain/projects';
import { formatDate } from '~/sections/dates';
import { Badge } from '~/ui/badge';
import { ProgressTiles } from './progress-tiles';
import { progressInWords, STATE_WORDS, timeInWords } from './project-words';
import type { ShownProject } from './shown-project';

/** Name, state, and the row of tiles that grows with every milestone. */
export function ProjectHead({ project, today }: { project: ShownProject; today: string }) {
  const { name, summary, state, startsOn, endsOn, milestones } = project;
  const { label, tone } = STATE_WORDS[state];
  const progress = progressOf(milestones);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-5 py-2 pe-6 max-xl:pb-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <Badge {...(tone && { tone })}>{label}</Badge>
          <span className="tabular-nums">{timeInWords(project, today)}</span>
        </div>
        <h1 className="text-h1 [overflow-wrap:anywhere]">{name}</h1>
        <p className="max-w-[32em] text-lead text-muted">{summary}</p>
      </div>
      <div className="grid content-between gap-8 rounded-tile bg-surface p-5 quarter-br md:p-7">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-[clamp(2.5rem,5vw,4rem)] leading-none font-semibold tabular-nums">
            {progress.percent} %
          </span>
          <span className="text-muted">{progressInWords(progress)}</span>
        </p>
        <div className="grid gap-3">
          <ProgressTiles {...progress} className="w-full pe-6" />
          <p className="text-sm text-muted tabular-nums">
            {formatDate(startsOn)} to {formatDate(endsOn)}
          </p>
        </div>
      </div>
    </header>
  );
}
