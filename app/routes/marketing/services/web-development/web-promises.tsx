import { companyFigures } from '~/content/company/company';
import { webContent, webPromises } from '~/content/services/web-content';

const figures = companyFigures.filter(({ id }) => id === 'web-projects' || id === 'still-in-use');

/** What we promise and how it is measured, with two figures of finished projects. */
export function WebPromises() {
  return (
    <section aria-labelledby="promise-title" className="section">
      <div className="sunk">
        <div className="wrap py-16 md:py-24">
          <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
            <h2 id="promise-title">{webContent.promiseHeadline}</h2>
            <p className="text-muted">{webContent.promiseLead}</p>
          </div>
          <dl className="mt-10 grid gap-grout">
            {webPromises.map(({ id, promise, measure }) => (
              <div
                key={id}
                className="grid gap-x-8 gap-y-1 rounded-tile bg-surface px-4 py-4 md:px-6 lg:grid-cols-[5fr_7fr]"
              >
                <dt className="font-semibold">{promise}</dt>
                <dd className="text-muted">{measure}</dd>
              </div>
            ))}
          </dl>
          <dl className="mt-12 grid gap-x-14 gap-y-8 md:grid-cols-2">
            {figures.map(({ id, value, label, period, source }) => (
              <div key={id} className="flex flex-col-reverse justify-end">
                <dt>
                  {label}, {period}
                  <span className="block text-sm text-muted">{source}</span>
                </dt>
                <dd className="font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
