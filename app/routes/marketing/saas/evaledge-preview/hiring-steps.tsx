import { comingSoonProducts } from '~/content/products/coming-soon-content';
import { evalEdgePreviewContent, hiringSteps } from '~/content/products/evaledge-preview-content';

const { parts } = comingSoonProducts.evaledge;

/** The parts of EvalEdge in the order of a hiring round, each with its state. */
export function HiringSteps() {
  return (
    <section aria-labelledby="hiring-title" className="wrap section">
      <h2 id="hiring-title">{evalEdgePreviewContent.hiringHeadline}</h2>
      <ol className="mt-10 grid gap-grout">
        {hiringSteps.map(({ part, when, text }) => (
          <li
            key={part}
            className="grid gap-x-8 gap-y-2 rounded-tile bg-surface p-4 md:grid-cols-[3fr_6fr_2fr] md:p-6"
          >
            <div>
              <h3>{part}</h3>
              <p className="text-sm text-muted">{when}</p>
            </div>
            <p className="max-w-[40em]">{text}</p>
            <p className="text-sm font-semibold first-letter:uppercase md:text-end">
              {parts.find(({ name }) => name === part)?.state}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
