import { FULL_TIME_HOURS, type OpenRole } from '~/content/roles/types';
import { PayBar, PayLabel } from '~/features/careers/pay-bar';
import { monthlyPay, paidPay, payRange } from '~/features/careers/pay-words';
import type { RoleTime } from '~/features/careers/role-time';
import { kindOf, teamOf } from '~/features/careers/role-words';

interface PayAndFactsProps {
  role: OpenRole;
  /** The other roles, as a measure. */
  others: readonly OpenRole[];
  time: RoleTime;
}

/** The pay among that of all other roles, and the facts beside it. */
export function PayAndFacts({ role, others, time }: PayAndFactsProps) {
  const isPart = role.hoursPerWeek < FULL_TIME_HOURS;
  const facts = [
    { term: 'Team', description: teamOf(role) },
    { term: 'Office', description: role.city },
    { term: 'How long', description: kindOf(role) },
    { term: 'Begins', description: time.begins },
    { term: 'Apply until', description: time.applyUntil },
  ];
  return (
    <section aria-labelledby="pay-title" className="wrap mt-8 lg:mt-grout">
      <div className="grid gap-grout xl:grid-cols-[7fr_5fr]">
        <div className="rounded-tile bg-surface p-5 md:p-6">
          <h2 id="pay-title" className="font-sans text-sm font-normal tracking-normal text-muted">
            Pay for a full-time year, before tax, among all our open roles
          </h2>
          <div className="mt-4">
            <PayBar role={role} height={28} among={others} />
          </div>
          <div className="mt-1.5 tabular-nums">
            <PayLabel pay={role.pay} />
          </div>
          <p className="mt-4 text-sm text-muted">
            {isPart && `With ${role.hoursPerWeek} hours a week: ${payRange(paidPay(role))} a year. `}
            {monthlyPay(role)} a month on the first slip, before tax.
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-grout">
          {facts.map(({ term, description }) => (
            <div key={term} className="rounded-tile bg-surface px-5 py-3.5 last:col-span-2">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-semibold">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
