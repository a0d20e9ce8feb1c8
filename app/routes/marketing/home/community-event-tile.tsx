import { type CommunityEvent, formatEventTime } from '~/content/products/converge-content';
import { WaffleChart } from '~/ui/charts/waffle-chart';

const columns = 12;

/** One community event. A plain checkbox books a seat; the style sheet shows the effect without script. */
export function CommunityEventTile({ event }: { event: CommunityEvent }) {
  const { id, title, host, room, bookedSeats, seats } = event;
  const isFull = bookedSeats >= seats;
  return (
    <article className="group/evening flex h-full flex-col sm:min-h-72 rounded-tile bg-surface p-5 transition-colors has-checked:bg-raised">
      <p className="text-sm text-muted">{formatEventTime(event)}</p>
      <h3 className="mt-2">{title}</h3>
      <p className="mt-2 text-sm text-muted">
        {host}, {room}
      </p>
      <div className="mt-auto pt-4 sm:pt-6">
        <WaffleChart
          value={bookedSeats}
          max={seats}
          columns={columns}
          glaze="marigold"
          label={`${bookedSeats} of ${seats} places are taken`}
          className="group-has-checked/evening:hidden"
        />
        <WaffleChart
          value={bookedSeats + 1}
          max={seats}
          columns={columns}
          glaze="marigold"
          label={`${bookedSeats + 1} of ${seats} places are taken, one of them yours`}
          className="hidden group-has-checked/evening:block"
        />
        <label className="mt-4 flex min-h-11 items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            disabled={isFull}
            className="checkbox-control"
            aria-describedby={`${id}-places`}
          />
          I am coming
          <span id={`${id}-places`} className="ms-auto font-normal tabular-nums">
            <span className="group-has-checked/evening:hidden">
              {bookedSeats} of {seats}
            </span>
            <span className="hidden group-has-checked/evening:inline">
              {bookedSeats + 1} of {seats}
            </span>
          </span>
        </label>
      </div>
    </article>
  );
}
