import clsx from 'clsx';
import type { WorkKind, WorkPiece, WorkSize } from '~/content/demos/digital-agency-content';
import { Icon } from '~/ui/icons/icon';

const sizeClasses: Record<WorkSize, string> = {
  small: '',
  wide: 'col-span-2',
  tall: 'row-span-2',
  large: 'col-span-2 row-span-2',
};

/** Font sizes by the longest word, in hundredths of the tile's width. */
const fontSizes = [
  { letters: 3, size: 'text-[44cqi]' },
  { letters: 5, size: 'text-[31cqi]' },
  { letters: 8, size: 'text-[20cqi]' },
  { letters: Number.POSITIVE_INFINITY, size: 'text-[15cqi]' },
];

const backgrounds = {
  vermilion: 'bg-glaze-vermilion text-glaze-ink focus-visible:outline-glaze-ink',
  gulal: 'bg-glaze-gulal text-glaze-ink focus-visible:outline-glaze-ink',
  bone: 'bg-text text-bg focus-visible:outline-bg',
};

/** Hides the tile when another kind is selected. */
const filterClasses: Record<WorkKind, string> = {
  built: 'group-has-[#kind-taught:checked,#kind-held:checked,#kind-ours:checked]/mosaic:hidden',
  taught: 'group-has-[#kind-built:checked,#kind-held:checked,#kind-ours:checked]/mosaic:hidden',
  held: 'group-has-[#kind-built:checked,#kind-taught:checked,#kind-ours:checked]/mosaic:hidden',
  ours: 'group-has-[#kind-built:checked,#kind-taught:checked,#kind-held:checked]/mosaic:hidden',
};

interface WorkTileProps {
  piece: WorkPiece;
  isRounded?: boolean;
  /** Fills the rest of the last row. */
  isLast?: boolean;
}

/** One work: a word as large as its tile. On hover the tile shows the details. */
export function WorkTile({ piece, isRounded, isLast }: WorkTileProps) {
  const fontSize = fontSizes.find(({ letters }) => piece.word.length <= letters)?.size;
  const { kind, size, word, name, year, text, href, background } = piece;
  return (
    <li
      className={clsx(
        '@container overflow-clip',
        sizeClasses[size],
        filterClasses[kind],
        isLast && 'md:max-xl:col-span-4',
      )}
    >
      <a
        href={href}
        className={clsx(
          'group/tile flex h-full flex-col justify-between gap-3 p-3 outline-offset-[-5px] md:p-4',
          background ? backgrounds[background] : 'bg-surface',
          isRounded && 'rounded-ee-[35cqi]',
        )}
      >
        <span className="flex items-start justify-between gap-2 text-sm font-semibold">
          <span>{name}</span>
          <span className="tabular-nums">{year}</span>
        </span>
        <span
          aria-hidden="true"
          className={clsx(
            'font-display leading-[0.8] font-semibold tracking-[-0.05em] wrap-anywhere transition-transform duration-240 group-hover/tile:-translate-y-1',
            fontSize,
          )}
        >
          {word}
        </span>
        <span className={clsx('flex items-end justify-between gap-3 text-sm', isRounded && 'pe-[30cqi]')}>
          <span>{text}</span>
          <Icon
            name="arrow-up-right"
            className="shrink-0 opacity-0 transition-opacity group-hover/tile:opacity-100 group-focus-visible/tile:opacity-100"
          />
        </span>
      </a>
    </li>
  );
}
