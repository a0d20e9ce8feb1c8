import { companyServices } from '~/content/services/company-services';
import { learningContent, privacyFacts } from '~/content/services/learning-content';
import { formatAmount } from '~/sections/format/format-amount';

const service = companyServices.find(({ id }) => id === 'ai-powered-learning-solutions');

/** The price and contents of a pilot beside what is stored of a child. */
export function LearningPilot() {
  if (!service) return null;
  return (
    <section className="wrap section grid gap-grout lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-8 rounded-tile bg-glaze-peacock p-5 text-glaze-ink md:p-10">
        <div>
          <h2 className="max-w-[12ch]">{learningContent.pilotHeadline}</h2>
          <p className="mt-6">
            <span className="block font-display text-h3 font-semibold tabular-nums">
              {formatAmount(service.startingPrice.price)}, before GST
            </span>
            buys {service.startingPrice.buys}.
          </p>
        </div>
        <ul className="grid gap-2 font-medium">
          {service.deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
      </div>
      <div className="rounded-tile bg-surface p-5 md:p-10">
        <h2 className="max-w-[12ch]">{learningContent.privacyHeadline}</h2>
        <ul className="mt-6 grid gap-4 text-muted">
          {privacyFacts.map(({ id, fact }) => (
            <li key={id}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
