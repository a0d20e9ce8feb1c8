import type { Judging } from './use-judging';

interface JudgingStatusNoteProps {
  judging: Judging;
  onReset: () => void;
}

/** Says that a preview is shown or that marks were changed, with a button that resets the changes. */
export function JudgingStatusNote({
  judging: { excludedMark, round, isChanged },
  onReset,
}: JudgingStatusNoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
      <div role="status">
        {excludedMark && (
          <p className="pt-3">
            A preview without the {excludedMark.value?.toFixed(1)} of{' '}
            {round.judges.find(({ id }) => id === excludedMark.judgeId)?.name}. No mark was changed.
          </p>
        )}
        {isChanged && <p className="pt-3">You changed marks of this demonstration. Nothing is stored.</p>}
      </div>
      {isChanged && (
        <button
          type="button"
          onClick={onReset}
          className="min-h-11 px-2 font-semibold text-text underline underline-offset-4"
        >
          Start again
        </button>
      )}
    </div>
  );
}
