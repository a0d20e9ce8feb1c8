import clsx from 'clsx';

interface ContributionListProps {
  label: string;
  entries: readonly string[];
  className?: string;
}

/** What one side contributes, one tile for each entry. */
export function ContributionList({ label, entries, className }: ContributionListProps) {
  return (
    <div className={clsx('grid grid-rows-[auto_1fr]', className)}>
      <h3 className="pb-2 text-sm text-muted lg:sr-only">{label}</h3>
      <ul className="grid auto-rows-fr gap-grout">
        {entries.map((entry) => (
          <li
            key={entry}
            className="grid content-center rounded-tile bg-surface px-3.5 py-3 md:px-5 md:py-4 md:text-lg"
          >
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
