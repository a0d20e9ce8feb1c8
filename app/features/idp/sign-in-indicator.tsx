import clsx from 'clsx';
import { GLAZE_BACKGROUNDS, type Glaze } from '~/ui/glaze';

interface SignInIndicatorProps {
  state: 'in' | 'out';
  glaze: Glaze;
  size?: 'sm' | 'md' | 'lg';
  /** Slides to "in" while the row around it is hovered or focused. */
  isMovedOnHover?: boolean;
  /** Its background is the page, not a tile. */
  isOnPage?: boolean;
  className?: string;
}

const SIZES = {
  sm: { place: 'size-3.5 rounded-inner', in: 'translate-x-4' },
  md: {
    place: 'size-8 rounded-inner md:size-11',
    in: 'translate-x-8.5 md:translate-x-11.5',
    toIn: 'group-hover:translate-x-8.5 group-focus-visible:translate-x-8.5 md:group-hover:translate-x-11.5 md:group-focus-visible:translate-x-11.5',
  },
  lg: { place: 'size-44 rounded-tile xl:size-60', in: 'translate-x-44.5 xl:translate-x-60.5' },
} as const;

/** A tile that slides between two slots: left is signed out, right is signed in. Decorative. */
export function SignInIndicator({
  state,
  glaze,
  size = 'md',
  isMovedOnHover,
  isOnPage,
  className,
}: SignInIndicatorProps) {
  const { place, ...shift } = SIZES[size];
  // On the page itself `bg-well` has too little contrast.
  const slotClass = isOnPage || size !== 'md' ? 'bg-surface' : 'bg-well';
  return (
    <span
      aria-hidden="true"
      className={clsx('relative inline-grid shrink-0 grid-cols-2 gap-grout justify-self-start', className)}
    >
      <span className={clsx(place, slotClass)} />
      <span className={clsx(place, slotClass)} />
      <span
        className={clsx(
          place,
          GLAZE_BACKGROUNDS[glaze],
          'absolute start-0 top-0 transition-transform',
          size === 'lg' && 'quarter-tr',
          state === 'in' && shift.in,
          isMovedOnHover && 'toIn' in shift && shift.toIn,
        )}
      />
    </span>
  );
}
