import { type ReleaseState, releaseStateTexts } from '~/content/features/product-feature';

/** A full, a half and an empty tile. */
const SHAPES: Readonly<Record<ReleaseState, string>> = {
  live: 'M0 0h10v10h-10z',
  beta: 'M0 0h10a10 10 0 0 1-10 10z',
  planned: 'M0 0h10v10h-10zM1.5 1.5v7h7v-7z',
};

interface ReleaseMarkProps {
  state: ReleaseState;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** Tile that shows a state by its shape. Decorative: the state is beside it as text. */
export function ReleaseMark({ state, size = 10, className }: ReleaseMarkProps) {
  return (
    <svg
      viewBox="0 0 10 10"
      width={size}
      height={size}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      className={className}
    >
      <path d={SHAPES[state]} />
    </svg>
  );
}

/** The state in words behind its mark. */
export function ReleaseLabel({ state }: { state: ReleaseState }) {
  return (
    <span className="inline-flex items-center gap-2">
      <ReleaseMark state={state} />
      {releaseStateTexts[state].label}
    </span>
  );
}
