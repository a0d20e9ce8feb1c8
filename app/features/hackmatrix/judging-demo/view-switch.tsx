export type JudgingView = 'teams' | 'matrix' | 'results';

const VIEWS: { id: JudgingView; label: string }[] = [
  { id: 'teams', label: 'Teams' },
  { id: 'matrix', label: 'Matrix' },
  { id: 'results', label: 'Results' },
];

interface ViewSwitchProps {
  view: JudgingView;
  onChange: (view: JudgingView) => void;
}

/** Buttons that switch between the three views of the round. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="needs-script flex flex-wrap gap-grout">
      <legend className="sr-only">View</legend>
      {VIEWS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          onClick={() => onChange(id)}
          className="min-h-9 rounded-inner bg-raised px-3 text-muted transition-colors hover:text-text aria-pressed:bg-text aria-pressed:font-semibold aria-pressed:text-bg pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
