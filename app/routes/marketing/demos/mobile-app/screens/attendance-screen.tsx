import { communityEvents, formatEventTime } from '~/content/products/converge-content';
import { WaffleChart } from '~/ui/charts/waffle-chart';

const boat = communityEvents.find(({ id }) => id === 'boat');
const columns = 10;

/** One event with a plain checkbox. The style sheet shows its effect. */
export function AttendanceScreen() {
  if (!boat) return null;
  const { title, host, room, bookedSeats, seats } = boat;
  const chairs = (count: number, label: string, className: string) => (
    <WaffleChart
      value={count}
      max={seats}
      columns={columns}
      glaze="marigold"
      label={label}
      className={className}
    />
  );
  return (
    <div className="group/coming flex grow flex-col">
      <div className="px-2 pt-3">
        <p className="text-xs text-muted">{formatEventTime(boat)}</p>
        <p className="mt-1 font-display text-h3 font-semibold">{title}</p>
        <p className="mt-1 text-muted">
          {host}, {room}
        </p>
      </div>
      <div className="mt-5 rounded-tile bg-surface p-4">
        {chairs(
          bookedSeats,
          `${bookedSeats} of ${seats} chairs are taken`,
          'group-has-checked/coming:hidden',
        )}
        {chairs(
          bookedSeats + 1,
          `${bookedSeats + 1} of ${seats} chairs are taken, one of them yours`,
          'hidden group-has-checked/coming:block',
        )}
        <p className="mt-3 text-xs text-muted tabular-nums">
          <span className="group-has-checked/coming:hidden">{seats - bookedSeats} chairs left</span>
          <span className="hidden group-has-checked/coming:inline">
            {seats - bookedSeats - 1} chairs left, one is yours
          </span>
        </p>
      </div>
      <label className="mt-auto flex min-h-14 items-center gap-3 rounded-tile bg-raised px-4 font-semibold has-checked:bg-glaze-marigold has-checked:text-glaze-ink">
        <input type="checkbox" className="checkbox-control" />I am coming
      </label>
    </div>
  );
}
