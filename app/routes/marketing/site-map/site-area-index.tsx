import type { SiteArea } from '~/content/site/site-areas';
import { quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 10;
const PITCH = 12;

/** A bar with one tile for each page. */
function Bar({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * PITCH - 2} ${SIDE}`}
      height={SIDE}
      width={count * PITCH - 2}
      preserveAspectRatio="xMinYMid"
      className="max-w-full"
      aria-hidden="true"
    >
      <path d={quarter(0, 0, SIDE, 2)} className="fill-glaze-vermilion" />
      <path
        d={Array.from({ length: count - 1 }, (_, place) => square((place + 1) * PITCH, 0, SIDE)).join('')}
        className="fill-tile-3 transition-[fill] group-hover:fill-glaze-vermilion group-focus-visible:fill-glaze-vermilion"
      />
    </svg>
  );
}

/** The areas of the site and their sizes. */
export function SiteAreaIndex({ areas }: { areas: readonly SiteArea[] }) {
  return (
    <nav aria-label="Areas of the site">
      <ul>
        {areas.map(({ id, label, pages }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group grid min-h-9 grid-cols-[9rem_minmax(0,1fr)_auto] max-md:min-h-11 items-center gap-3 hover:text-link"
            >
              <span className="font-display text-h4 font-semibold">{label}</span>
              <Bar count={pages.length} />
              <span className="text-sm text-muted tabular-nums">{pages.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
