import { finalTeams } from '~/content/products/event-screen-samples';
import { Icon } from '~/ui/icons/icon';

const counts = [
  { value: finalTeams.teams, label: 'teams' },
  { value: finalTeams.people, label: 'people' },
  { value: finalTeams.leftOver, label: 'left over' },
];

/** The final teams. Everyone has a team and the list is locked. */
export function FinalTeamsScreen() {
  return (
    <div className="grid grid-cols-[3.5rem_1fr_1fr_1fr] gap-grout">
      <span className="grid place-items-center rounded-tile bg-glaze-vermilion text-glaze-ink">
        <Icon name="lock" size={20} />
      </span>
      {counts.map(({ value, label }) => (
        <p key={label} className="rounded-tile bg-surface p-3">
          <span className="block font-display text-figure font-semibold tabular-nums">{value}</span>
          <span className="text-muted">{label}</span>
        </p>
      ))}
    </div>
  );
}
