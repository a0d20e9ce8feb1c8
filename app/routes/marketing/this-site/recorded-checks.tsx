import type { SiteFacts } from '~/domain/measurements/site-facts';
import { formatCount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';

interface RecordedChecksProps {
  status: { facts?: SiteFacts; lastBackup?: string; lastBookCheck?: string };
}

interface Check {
  label: string;
  value: string;
  text: string;
}

const NO_TESTS = 'The build found no run of all tests in which each one passed.';

function listChecks({ facts, lastBackup, lastBookCheck }: RecordedChecksProps['status']): Check[] {
  const tests = facts?.tests;
  return [
    {
      label: 'Tests passed',
      value: tests ? formatCount(tests.passed) : 'Not known',
      text: tests
        ? `and none failed, in the run of ${formatDate(tests.startedAt)} before this build`
        : NO_TESTS,
    },
    {
      label: 'Pages checked for accessibility',
      value: tests ? formatCount(tests.accessiblePages) : 'Not known',
      text: tests ? 'by axe in that run, each at two widths and in both themes' : NO_TESTS,
    },
    {
      label: 'Last backup',
      value: lastBackup ? formatDate(lastBackup) : 'None yet',
      text: 'the last one that was written as a whole',
    },
    {
      label: 'Last check of the books',
      value: lastBookCheck ? formatDate(lastBookCheck) : 'None yet',
      text: 'every order, payment, document and unit of stock is compared',
    },
  ];
}

/** Tests, accessibility, backup and books. */
export function RecordedChecks({ status }: RecordedChecksProps) {
  return (
    <section aria-labelledby="checks" className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <h2 id="checks" className="max-w-[9ch]">
        What checks it
      </h2>
      <dl className="grid gap-grout">
        {listChecks(status).map(({ label, value, text }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 rounded-tile bg-surface p-5 last:rounded-ee-[3rem] md:grid-cols-[1fr_1fr] md:items-baseline"
          >
            <dt>
              {label}
              <span className="block text-sm text-muted">{text}</span>
            </dt>
            <dd className="font-display text-h3 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
