import { productLandingContent } from '~/content/demos/product-landing-content';
import { MarkHistogram } from '~/features/hackmatrix/mark-histogram';
import { calculateJudgeBias } from '~/features/hackmatrix/rules/judge-bias';
import { sampleRound } from '~/features/hackmatrix/sample-round';
import { ProductLabel } from '~/sections/marketing/product-label';
import { LinkButton } from '~/ui/buttons/link-button';

const judges = calculateJudgeBias(sampleRound);
const tallest = Math.max(...judges.flatMap(({ counts }) => counts));
const lowest = 1 + Math.min(...judges.map(({ counts }) => counts.findIndex((count) => count > 0)));
const strictest = judges.toSorted((a, b) => (a.bias ?? 0) - (b.bias ?? 0))[0];

/** Shows the marks of each judge as a distribution. */
export function ProductLandingHero() {
  return (
    <section className="wrap pt-4 md:pt-10">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <ProductLabel product="hackmatrix" />
          <h1 className="mt-4 max-w-[15ch]">{productLandingContent.headline}</h1>
        </div>
        <div>
          <p className="max-w-[32em] text-lead text-muted">{productLandingContent.lead}</p>
          <p className="mt-6 flex flex-wrap gap-2">
            <LinkButton href="#demo" size="lg">
              Request a demo
            </LinkButton>
            <LinkButton href="#cost" variant="quiet" size="lg">
              What it costs
            </LinkButton>
          </p>
        </div>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-grout sm:grid-cols-3 md:mt-16 lg:grid-cols-5">
        {judges.map((biases) => {
          const { judge, mean, given } = biases;
          return (
            <li
              key={judge.id}
              className="flex flex-col justify-between gap-6 rounded-tile bg-surface p-4 md:p-5"
            >
              <p>
                <span className="block font-semibold">{judge.name}</span>
                <span className="text-sm text-muted tabular-nums">
                  {given} marks, {mean?.toFixed(1)} on average
                </span>
              </p>
              <div>
                <MarkHistogram
                  judgeBias={biases}
                  maxCount={tallest}
                  minMark={lowest}
                  isHighlighted={biases === strictest}
                />
                <p aria-hidden="true" className="mt-2 flex justify-between text-xs text-muted tabular-nums">
                  <span>{lowest}</span>
                  <span>10</span>
                </p>
              </div>
            </li>
          );
        })}
        <li className="p-4 text-sm text-muted lg:hidden">
          A tile is a mark, from {lowest} at the left to 10 at the right.
        </li>
      </ul>
    </section>
  );
}
