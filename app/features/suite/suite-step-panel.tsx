import { describeHandoverStart, getSoftwareProduct } from '~/content/products/software-products';
import type { SuiteStep } from '~/content/products/suite-content';
import { GLAZE_BACKGROUNDS } from '~/ui/glaze';

/** One handover: what leaves, what arrives, what stays, who decides. */
export function SuiteStepPanel({ step }: { step: SuiteStep }) {
  const { from, to, title, text, record, goes, stays, decides, untilThen } = step;
  const sender = getSoftwareProduct(from);
  const receiver = getSoftwareProduct(to);
  const facts = [
    { term: 'Goes across', text: goes },
    { term: 'Stays behind', text: stays },
    { term: 'Who decides', text: decides },
    {
      term: 'Works from',
      text: describeHandoverStart(from, to) + (untilThen ? `. Until then: ${untilThen}` : ''),
    },
  ];
  return (
    <div role="status">
      <p className="text-sm text-muted">
        {sender.name} to {receiver.name}
      </p>
      <h2 className="mt-1 text-h3">{title}</h2>
      <p className="mt-2">{text}</p>
      <div className="mt-4 grid gap-grout">
        <p className={`rounded-inner px-3 py-2 ${GLAZE_BACKGROUNDS[sender.glaze]}`}>{record.sent}</p>
        <p className={`rounded-inner rounded-ee-full py-2 ps-3 pe-12 ${GLAZE_BACKGROUNDS[receiver.glaze]}`}>
          {record.received}
        </p>
      </div>
      <dl className="mt-4 grid gap-3">
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt className="text-sm text-muted">{fact.term}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
