import {
  type ManifestoPrinciple,
  manifestoPrinciples,
  type TileShape,
} from '~/content/company/manifesto-content';
import { tileShapeFills, tileShapePaths } from './tile-shape-paths';

const side = 120;

/** Text edge of the shapes that do not fill their box. */
const edges: Partial<Record<TileShape, string>> = {
  dot: 'initial-tile-dot',
  leaf: 'initial-tile-quarter',
  quarter: 'initial-tile-quarter',
  triangle: 'initial-tile-triangle',
};

/**
 * The text of the manifesto. Each part starts with a tile instead of an initial letter, and the lines follow its edge.
 */
export function ManifestoText() {
  return (
    <article className="wrap">
      {manifestoPrinciples.map((principle) => (
        <Part key={principle.id} principle={principle} />
      ))}
    </article>
  );
}

function Part({ principle: { id, tile, sentence, paragraphs } }: { principle: ManifestoPrinciple }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-10 gap-y-6 pt-20 md:pt-32 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id={`${id}-title`} className="top-8 self-start lg:max-w-[18ch] lg:sticky">
        {sentence}
      </h2>
      <div className="max-w-[33em] text-[clamp(1.1875rem,1.7vw,1.5625rem)] leading-[1.5]">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'flow-root' : 'mt-[0.75em]'}>
            {index === 0 && (
              <svg
                viewBox={`0 0 ${side} ${side}`}
                aria-hidden="true"
                className={`initial-tile ${edges[tile] ?? ''}`}
              >
                <path d={tileShapePaths[tile](0, 0, side)} className={tileShapeFills[tile]} />
              </svg>
            )}
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
