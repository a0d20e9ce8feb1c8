import clsx from 'clsx';
import { dot, leaf, type QuarterTurns, quarter, square, triangle } from '~/ui/art/tile-shapes';

const SIDE = 10;

const shapes = ['square', 'quarter', 'leaf', 'dot', 'triangle', 'four'] as const;
export type SealShape = (typeof shapes)[number];

function drawShape(shape: SealShape, turn: QuarterTurns): string {
  if (shape === 'square') return square(0, 0, SIDE);
  if (shape === 'quarter') return quarter(0, 0, SIDE, turn);
  if (shape === 'leaf') return leaf(0, 0, SIDE, turn % 2 === 0 ? 0 : 1);
  if (shape === 'dot') return dot(0, 0, SIDE);
  if (shape === 'triangle') return triangle(0, 0, SIDE, turn);
  const half = SIDE / 2 - 0.15;
  return [0, SIDE - half].flatMap((x) => [0, SIDE - half].map((y) => square(x, y, half))).join('');
}

const visibilityClasses: Record<SealShape, string> = {
  square: 'group-has-[[value=square]:checked]/cell:block',
  quarter: 'group-has-[[value=quarter]:checked]/cell:block',
  leaf: 'group-has-[[value=leaf]:checked]/cell:block',
  dot: 'group-has-[[value=dot]:checked]/cell:block',
  triangle: 'group-has-[[value=triangle]:checked]/cell:block',
  four: 'group-has-[[value=four]:checked]/cell:block',
};

interface SealCellProps {
  id: string;
  /** Position in the seal: "top left". */
  position: string;
  initialShape: SealShape;
  quarterTurns: QuarterTurns;
  /** The options are above the tile, so that the four tiles touch. */
  hasOptionsAbove: boolean;
  isGlazed: boolean;
}

/** One of the four tiles with its six options. The options are radio buttons; the style sheet draws the choice. */
export function SealCell({
  id,
  position,
  initialShape,
  quarterTurns,
  hasOptionsAbove,
  isGlazed,
}: SealCellProps) {
  return (
    <fieldset
      className={clsx('group/cell flex gap-grout', hasOptionsAbove ? 'flex-col' : 'flex-col-reverse')}
    >
      <legend className="sr-only">Tile at the {position}</legend>
      <div className="grid grid-cols-3 gap-grout sm:grid-cols-6">
        {shapes.map((shape) => (
          <label
            key={shape}
            className="grid min-h-11 place-items-center bg-surface text-muted transition-colors hover:text-text has-checked:bg-text has-checked:text-bg has-focus-visible:relative has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={id}
              value={shape}
              defaultChecked={shape === initialShape}
              aria-label={shape}
              className="sr-only"
            />
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3.5 fill-current">
              <path d={drawShape(shape, quarterTurns)} />
            </svg>
          </label>
        ))}
      </div>
      <div className="aspect-square bg-surface">
        {shapes.map((shape) => (
          <svg
            key={shape}
            viewBox="0 0 10 10"
            aria-hidden="true"
            className={clsx('hidden w-full', visibilityClasses[shape])}
          >
            <path
              d={drawShape(shape, quarterTurns)}
              className={isGlazed ? 'fill-glaze-vermilion' : 'fill-text'}
            />
          </svg>
        ))}
      </div>
    </fieldset>
  );
}
