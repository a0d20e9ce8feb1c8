import { leftOut, taskFlowPreviewContent } from '~/content/products/taskflow-preview-content';
import { leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

/** Below the pixels of a stroke, so that no edge is cut off. */
const INSET = 1;
const SIDE = 38;

/** Outlines of tiles that were not set, one for each thing that is left out. */
const OUTLINES = [square, quarter, leaf, triangle].map((draw) => draw(INSET, INSET, SIDE));

/** What TaskFlow leaves out, and why: four empty places below the four columns of the board. */
export function LeftOutList() {
  return (
    <section aria-labelledby="without-title" className="wrap section">
      <h2 id="without-title">{taskFlowPreviewContent.withoutHeadline}</h2>
      <ul className="mt-8 grid gap-grout sm:grid-cols-2 lg:grid-cols-4">
        {leftOut.map(({ id, what, why }, index) => (
          <li key={id} className="rounded-tile bg-surface p-5 max-sm:pb-7">
            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
              <path
                d={OUTLINES[index]}
                fill="none"
                stroke="var(--color-product-6)"
                strokeWidth="1.5"
                strokeDasharray="4 4"
              />
            </svg>
            <h3 className="mt-10 text-h3 max-sm:mt-6">{what}</h3>
            <p className="mt-2 text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
