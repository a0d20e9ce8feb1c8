import { companyFigures } from '~/content/company/company';
import { webContent, webPromises } from '~/content/services/web-content';
import { FigureList } from '~/sections/marketing/figure-list';

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
          <FigureList figures={figures} className="mt-12 gap-x-14 gap-y-8 md:grid-cols-2" />
        </div>
      </div>
    </section>
  );
}
