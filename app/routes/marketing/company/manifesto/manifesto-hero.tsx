import { manifestoContent, manifestoPrinciples } from '~/content/company/manifesto-content';
import { tileShapeFills, tileShapePaths } from './tile-shape-paths';

const side = 120;

/** The six tile shapes are the table of contents. Each links to its principle. */
export function ManifestoHero() {
  return (
    <section className="wrap pt-8 md:pt-14">
      <h1 className="text-[clamp(2.7rem,14.1vw,13.1rem)] leading-[0.84] tracking-[-0.05em]">
        {manifestoContent.headline}
      </h1>
      <ol className="mt-10 grid grid-cols-3 gap-x-grout gap-y-6 md:mt-16 lg:grid-cols-6">
        {manifestoPrinciples.map(({ id, tile, sentence }) => (
          <li key={id}>
            <a href={`#${id}`} className="group block h-full">
              <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" className="block w-full bg-tile-1">
                <path d={tileShapePaths[tile](0, 0, side)} className={tileShapeFills[tile]} />
              </svg>
              <span className="mt-3 block max-w-[13ch] pe-2 text-sm leading-snug font-semibold text-balance underline-offset-4 group-hover:underline md:text-lg">
                {sentence}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className="mt-14 gap-x-10 md:mt-20 lg:grid lg:grid-cols-[4fr_8fr]">
        <p className="max-w-[28em] text-lead text-muted lg:col-start-2">{manifestoContent.lead}</p>
      </div>
    </section>
  );
}
