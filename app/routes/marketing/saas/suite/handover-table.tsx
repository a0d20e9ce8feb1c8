import { describeHandoverStart, getSoftwareProduct } from '~/content/products/software-products';
import { type SuiteStep, suiteContent, suiteSteps } from '~/content/products/suite-content';
import { paths } from '~/paths';
import { Table } from '~/ui/data/table';

const getNames = ({ from, to }: SuiteStep) =>
  `${getSoftwareProduct(from).name} to ${getSoftwareProduct(to).name}`;

/** All handovers at once: from when, and what to do until then. Each row opens its step. */
export function HandoverTable() {
  return (
    <section aria-labelledby="handovers-title" className="wrap section">
      <h2 id="handovers-title" className="mb-8">
        {suiteContent.tableHeadline}
      </h2>
      <Table<SuiteStep>
        caption="Handovers between the six products"
        hideCaption
        narrowLayout="cards"
        rows={suiteSteps}
        rowKey={({ from, to }) => from + to}
        columns={[
          {
            key: 'handover',
            header: 'Handover',
            isRowHeader: true,
            cell: (step) => (
              <a
                href={`${paths.suite(suiteSteps.indexOf(step) + 1)}#steps`}
                className="underline decoration-primary decoration-2 underline-offset-4"
              >
                {getNames(step)}
              </a>
            ),
          },
          { key: 'goes', header: 'Goes across', cell: ({ goes }) => goes },
          {
            key: 'from',
            header: 'Works from',
            cell: ({ from, to }) => describeHandoverStart(from, to),
            className: 'font-semibold',
          },
          {
            key: 'until',
            header: 'Until then',
            cell: ({ untilThen }) => untilThen ?? 'Nothing to wait for',
            className: 'text-muted',
          },
        ]}
      />
    </section>
  );
}
