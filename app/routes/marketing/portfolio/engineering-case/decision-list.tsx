import { engineeringDecisions } from '~/content/portfolio/engineering-case-content';

/** Four decisions: what was chosen, what was not, and what the choice costs. */
export function DecisionList() {
  return (
    <section aria-labelledby="decisions-title" className="wrap section">
      <h2 id="decisions-title">Four decisions and what they cost</h2>
      <ol className="mt-10 grid gap-12 md:gap-14">
        {engineeringDecisions.map(({ id, question, chosen, rejected, cost }) => (
          <li key={id} className="grid gap-x-14 gap-y-4 lg:grid-cols-[5fr_7fr]">
            <h3 className="max-w-[20ch] text-[clamp(1.5rem,2.2vw,2rem)]">{question}</h3>
            <dl className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2">
              <div className="rounded-tile bg-glaze-indigo p-5 text-glaze-bone sm:col-span-2">
                <dt className="text-sm">Chosen</dt>
                <dd className="text-lead font-semibold">{chosen}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">Not chosen</dt>
                <dd>{rejected}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">What it costs</dt>
                <dd>{cost}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
