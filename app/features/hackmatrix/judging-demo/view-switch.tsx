export type JudgingView = 'teams' | 'matrix' | 'results';

const views: { id: JudgingView; label: string }[] = [
  { id: 'teams', label: 'Teams' },
  { id: 'matrix', label: 'Matrix' },
  { id: 'results', label: 'Results' },
];

interface ViewSwitchProps {
  view: JudgingView;
  onChange: (view: JudgingView) => void;
}

/** One of three ways to look at the same round. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="needs-script flex gap-grout">
      <legend className="sr-only">View</legend>
      {views.map(({ id, label }) => (
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
