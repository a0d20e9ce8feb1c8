import clsx from 'clsx';

const STEP = 18;
/** Five stars as one path. A star begins relative to the one before it: equal text is short after compression. */
const STARS = `M8 .9${Array(5).fill('l2.1 4.7 5.1.5-3.9 3.4 1.1 5-4.4-2.6-4.4 2.6 1.1-5-3.9-3.4 5.1-.5z').join(`m${STEP} 0`)}`;

function StarRow({ width, className }: { width: number; className: string }) {
  return (
    <svg width={width} height="16" className={clsx('absolute inset-0', className)} aria-hidden="true">
      <path d={STARS} />
    </svg>
  );
}

/** Width of the filled part in pixels, without the gaps: 4.5 ends in the middle of the fifth star. */
function calculateFilledWidth(value: number): number {
  const whole = Math.floor(value);
  return whole * STEP + (value - whole) * 16;
}

export interface StarsProps {
  /** 0 to 5, one decimal. */
  value: number;
  /** Accessible name. */
  label?: string;
  /** Number of ratings, as text after the value. */
  count?: string;
  /** The stars alone, for a text that says the number. */
  hidesValue?: boolean;
  className?: string;
}

/** A rating as stars and number. Works without JavaScript. */
export function Stars(props: StarsProps) {
  const { value, label = `${value.toFixed(1)} out of 5`, count, hidesValue, className } = props;
  return (
    <span className={clsx('inline-flex items-center gap-2 text-sm tabular-nums', className)}>
      <span role="img" aria-label={label} className="relative block h-4 w-[88px] shrink-0">
        <StarRow width={88} className="fill-tile-3" />
        <StarRow
          width={calculateFilledWidth(Math.min(5, Math.max(0, value)))}
          className="fill-glaze-marigold"
        />
      </span>
      {!hidesValue && (
        <span aria-hidden="true" className="font-medium">
          {value.toFixed(1)}
        </span>
      )}
      {count && <span className="text-muted">{count}</span>}
    </span>
  );
}
