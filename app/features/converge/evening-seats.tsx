import clsx from 'clsx';
import type { CommunityEvent } from '~/content/products/converge-content';
import { Button } from '~/ui/buttons/button';
import { findLatecomer, VISITOR } from './calendar-state';
import { type Evening, hasSeat, isOnWaitingList } from './rules/seats';

interface EveningSeatsProps {
  event: CommunityEvent;
  evening: Evening;
  message: string;
  onToggleSeat: () => void;
  onAddLatecomer: () => void;
}

const getInitials = (name: string) =>
  name === VISITOR
    ? name
    : name
        .split(' ')
        .map(([letter]) => letter)
        .join('');

/** One evening: a tile for each chair with the initials of its person, the waiting list and the two actions. */
export function EveningSeats({ event, evening, message, onToggleSeat, onAddLatecomer }: EveningSeatsProps) {
  const { seats, taken, waiting } = evening;
  const chairs = Array.from({ length: seats }, (_, place) => ({ place, name: taken[place] }));
  const latecomer = findLatecomer(evening);
  const isComing = hasSeat(evening, VISITOR);
  return (
    <section aria-label={event.title} className="flex flex-col rounded-tile bg-surface p-4 md:p-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-display text-h3 font-semibold">{event.title}</span>
        <span className="text-sm text-muted tabular-nums">
          {taken.length} of {seats} chairs taken
        </span>
      </p>
      <div aria-hidden="true" className="mt-5 grid grid-cols-8 gap-grout">
        {chairs.map(({ place, name }) => (
          <span
            key={place}
            className={clsx(
              'grid h-12 place-items-center rounded-inner text-xs font-semibold',
              name === undefined
                ? 'bg-bg'
                : name === VISITOR
                  ? 'rounded-ee-full bg-text text-bg'
                  : 'bg-glaze-marigold text-glaze-ink',
            )}
          >
            {name && getInitials(name)}
          </span>
        ))}
      </div>
      <p className="mt-4 text-sm">
        <span className="text-muted">Waiting list:</span> {waiting.length > 0 ? waiting.join(', ') : 'nobody'}
      </p>
      <p role="status" className="mt-1 min-h-6 font-semibold">
        {message}
      </p>
      <div className="needs-script mt-auto flex flex-wrap gap-2 pt-4">
        <Button variant={isComing ? 'contrast' : 'primary'} onClick={onToggleSeat}>
          {isComing
            ? 'Give my seat back'
            : isOnWaitingList(evening, VISITOR)
              ? 'Leave the waiting list'
              : 'I am coming'}
        </Button>
        {latecomer && (
          <Button variant="quiet" onClick={onAddLatecomer}>
            {latecomer} asks for a seat
          </Button>
        )}
      </div>
    </section>
  );
}
