import clsx from 'clsx';
import { formatDateTime } from '~/sections/format/format-date';
import { ProgressDisc } from '~/ui/art/progress-disc';
import { Icon } from '~/ui/icons/icon';
import type { OrderStage } from './order-stages';

const words: Record<OrderStage['state'], string> = {
  done: 'Done',
  now: 'Now',
  ahead: 'Still to come',
  ended: 'The order ended here',
};

const looks: Record<OrderStage['state'], string> = {
  done: 'bg-surface',
  now: 'bg-glaze-marigold text-glaze-ink',
  ahead: 'bg-bg-sunk text-muted',
  ended: 'bg-glaze-slate text-glaze-bone',
};

function Mark({ stage, position }: { stage: OrderStage; position: number }) {
  if (stage.state === 'ended') return <Icon name="close" size={28} />;
  // Four tiles for five stages: with the last one the disc is whole.
  const laid = Math.min(position + 1, 4);
  if (stage.state === 'ahead') return <ProgressDisc completed={0} size={28} />;
  return (
    <ProgressDisc
      completed={laid}
      size={28}
      className={stage.state === 'done' ? 'text-glaze-jade' : undefined}
    />
  );
}

/** Where the order stands, tile by tile. */
export function OrderTimeline({ stages }: { stages: readonly OrderStage[] }) {
  return (
    <ol className="grid gap-grout md:auto-cols-fr md:grid-flow-col">
      {stages.map((stage, position) => (
        <li
          key={stage.status}
          aria-current={stage.state === 'now' ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-4 rounded-tile px-4 py-3 md:min-h-36 md:flex-col md:items-start md:justify-between md:p-5',
            looks[stage.state],
          )}
        >
          <Mark stage={stage} position={position} />
          <div>
            <p className="font-display text-h4 font-semibold">{stage.label}</p>
            <p className="text-sm">
              {stage.at ? (
                <time dateTime={stage.at.toISOString()}>{formatDateTime(stage.at)}</time>
              ) : (
                words[stage.state]
              )}
            </p>
            {stage.note && <p className="text-sm">{stage.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
