import clsx from 'clsx';
import type { Tracking } from '~/domain/orders/order';
import { formatDateTime } from '~/sections/format/format-date';
import { ProgressDisc } from '~/ui/art/progress-disc';
import { Icon } from '~/ui/icons/icon';
import type { OrderStage } from './order-stages';

const STATE_LABELS: Record<OrderStage['state'], string> = {
  done: 'Done',
  current: 'Now',
  upcoming: 'Not yet',
  ended: 'The order ended here',
};

const STATE_CLASSES: Record<OrderStage['state'], string> = {
  done: 'bg-surface',
  current: 'bg-glaze-marigold text-glaze-ink',
  upcoming: 'bg-bg-sunk text-muted',
  ended: 'bg-glaze-slate text-glaze-bone print:bg-transparent print:text-text',
};

function StageIcon({ stage, position }: { stage: OrderStage; position: number }) {
  if (stage.state === 'ended') return <Icon name="close" size={28} />;
  // The disc has four tiles for five stages: it is complete before the last stage.
  const completedTiles = Math.min(position + 1, 4);
  if (stage.state === 'upcoming') return <ProgressDisc completed={0} size={28} />;
  return (
    <ProgressDisc
      completed={completedTiles}
      size={28}
      className={stage.state === 'done' ? 'text-glaze-jade' : undefined}
    />
  );
}

/** Who brings the parcel, and where the buyer follows it. */
function ParcelLink({ carrier, url }: Tracking) {
  const label = carrier ? `Track it with ${carrier}` : 'Track the parcel';
  if (!url) return <p className="text-sm">With {carrier}</p>;
  return (
    <a
      href={url}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 md:min-h-6"
    >
      {label}
    </a>
  );
}

interface OrderTimelineProps {
  stages: readonly OrderStage[];
  tracking?: Tracking | undefined;
}

/** The stages of the order. */
export function OrderTimeline({ stages, tracking }: OrderTimelineProps) {
  return (
    <ol className="grid gap-grout md:auto-cols-fr md:grid-flow-col">
      {stages.map((stage, position) => (
        <li
          key={stage.status}
          aria-current={stage.state === 'current' ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-4 rounded-tile px-4 py-3 md:min-h-36 md:flex-col md:items-start md:justify-between md:p-5 md:max-xl:px-3',
            // On a phone they are above what the buyer does next.
            stage.state === 'upcoming' && 'max-md:py-1.5',
            STATE_CLASSES[stage.state],
          )}
        >
          <StageIcon stage={stage} position={position} />
          <div
            className={clsx(stage.state === 'upcoming' && 'max-md:flex max-md:items-baseline max-md:gap-3')}
          >
            <p className="font-display text-h4 font-semibold">{stage.label}</p>
            <p className="text-sm">
              {stage.at ? (
                <time dateTime={stage.at.toISOString()}>{formatDateTime(stage.at)}</time>
              ) : (
                STATE_LABELS[stage.state]
              )}
            </p>
            {stage.note && <p className="text-sm">{stage.note}</p>}
            {stage.status === 'shipped' && tracking && <ParcelLink {...tracking} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
