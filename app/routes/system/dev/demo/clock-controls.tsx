import { devPaths } from '~/dev-paths';
import { DEMO_STEPS, type DemoStep } from '~/domain/site/demo-controls';
import { getButtonClasses } from '~/ui/buttons/button-classes';

const STEP_LABELS: Readonly<Record<DemoStep, string>> = {
  1: 'A day later',
  7: 'A week later',
  30: 'A month later',
};

/** Moves the stored times back, so that everything is as it will be later. */
export function ClockControls() {
  return (
    <section aria-labelledby="clock" className="grid gap-4 rounded-tile bg-surface p-6 md:p-10">
      <h2 id="clock" className="text-h3">
        The clock
      </h2>
      <p className="max-w-prose text-muted">
        Orders, messages, calls, sales, links and waiting jobs become older by that time. Unpaid orders are
        reminded and cancelled, sales and discount codes end, and links expire. The{' '}
        <a href={devPaths.mailbox()} className="text-text underline">
          mailbox
        </a>{' '}
        shows the emails. Invoices keep their date, and you stay signed in. It cannot be moved back, except by
        a reset.
      </p>
      <form method="post" action={devPaths.demo()} data-send-once="" className="flex flex-wrap gap-2">
        {DEMO_STEPS.map((days) => (
          <button
            key={days}
            type="submit"
            name="days"
            value={days}
            className={getButtonClasses({ variant: 'quiet', size: 'sm' })}
          >
            {STEP_LABELS[days]}
          </button>
        ))}
      </form>
    </section>
  );
}
