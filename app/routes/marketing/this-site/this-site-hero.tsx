import clsx from 'clsx';
import { PAGE_KIND_LABELS } from '~/domain/measurements/page-kind';
import type { DocumentFacts } from '~/domain/measurements/site-facts';
import { isWide, PageWeightTiles, TILE_BYTES, TilePatterns, WEIGHT_PARTS } from './page-weight-tiles';
import { formatWeight } from './weight-table';

const sumBytes = ({ document, script, styles }: DocumentFacts) =>
  document.bytes + script.bytes + styles.bytes;

/** The weight of each kind of page as tiles, all at the same scale. The table below says the same in figures. */
export function ThisSiteHero({ documents }: { documents: readonly DocumentFacts[] | undefined }) {
  return (
    <section className="wrap pt-8 md:pt-14">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="max-w-[12ch]">This site, measured.</h1>
        <p className="max-w-[34em] text-lead text-muted">
          Its weight, how soon it appears for visitors, how long it was up, and what checks it. Every figure
          on this page comes from the build or from the database, at the moment you open it.
        </p>
      </div>
      {documents && (
        <figure className="mt-12 md:mt-16">
          <TilePatterns />
          <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4 xl:grid-cols-7">
            {documents.map((facts) => (
              <li
                key={facts.kind}
                className={clsx(
                  'grid content-between gap-3',
                  isWide(facts) && 'col-span-2 md:col-span-4 xl:col-span-5',
                )}
              >
                <span className="font-semibold leading-snug">
                  {PAGE_KIND_LABELS[facts.kind]}
                  <span className="block font-normal text-muted tabular-nums">
                    {formatWeight(sumBytes(facts))}
                  </span>
                </span>
                <PageWeightTiles {...facts} />
              </li>
            ))}
          </ul>
          <figcaption className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
            <span>One tile is {TILE_BYTES} bytes, as they travel.</span>
            {WEIGHT_PARTS.map(({ id, label, fill }) => (
              <span key={id} className="flex items-center gap-2">
                <svg width="10" height="10" aria-hidden="true">
                  <rect width="10" height="10" className={fill} />
                </svg>
                {label}
              </span>
            ))}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
