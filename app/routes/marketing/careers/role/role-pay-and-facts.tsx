import type { OpenRole } from '~/content/careers/open-role';
import { FULL_TIME_HOURS_PER_WEEK } from '~/domain/careers/role-terms';
import { calculateProRataPay, formatMonthlyPay, formatPayRange } from '~/features/careers/format-pay';
import { PayBar, PayLabel } from '~/features/careers/pay-bar';
import type { RoleDates } from '~/features/careers/role-dates';
import { getRoleKindLabel, getRoleTeamName } from '~/features/careers/role-labels';

interface RolePayAndFactsProps {
  role: OpenRole;
  /** The other open roles, for comparison. */
  others: readonly OpenRole[];
  dates: RoleDates;
}

/** The pay compared with the other roles, and the facts of the role. */
export function RolePayAndFacts({ role, others, dates }: RolePayAndFactsProps) {
  const isPart = role.hoursPerWeek < FULL_TIME_HOURS_PER_WEEK;
  const facts = [
    { term: 'Team', description: getRoleTeamName(role) },
    { term: 'Office', description: role.city },
    { term: 'How long', description: getRoleKindLabel(role) },
    { term: 'Begins', description: dates.startText },
    { term: 'Apply until', description: dates.deadlineText },
  ];
  return (
    <section aria-labelledby="pay-title" className="wrap mt-8 lg:mt-grout">
      <div className="grid gap-grout xl:grid-cols-[7fr_5fr]">
        <div className="rounded-tile bg-surface p-5 md:p-6">
          <h2 id="pay-title" className="font-sans text-sm font-normal tracking-normal text-muted">
            Pay for a full-time year, before tax, among all our open roles
          </h2>
          <div className="mt-4">
            <PayBar role={role} height={28} comparedRoles={others} />
          </div>
          <div className="mt-1.5 tabular-nums">
            <PayLabel pay={role.pay} />
          </div>
          <p className="mt-4 text-sm text-muted">
            {isPart &&
              `With ${role.hoursPerWeek} hours a week: ${formatPayRange(calculateProRataPay(role))} a year. `}
            {formatMonthlyPay(role)} a month on the first slip, before tax.
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
