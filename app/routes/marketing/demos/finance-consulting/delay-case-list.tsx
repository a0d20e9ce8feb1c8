import {
  type DelayCase,
  delayCases,
  financeConsultingContent,
} from '~/content/demos/finance-consulting-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import { calculateDelayCost } from '~/features/cost-of-delay/rules/delay-cost';
import { parseDelayForm } from '~/features/cost-of-delay/rules/parse-delay-form';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

const getCost = ({ form }: DelayCase): number => {
  const { project } = parseDelayForm(form);
  return project ? calculateDelayCost(project).total : 0;
};

/** Four sectors as rows. Each row opens the calculator with its numbers. */
export function DelayCaseList() {
  return (
    <section aria-labelledby="cases-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="cases-title">{financeConsultingContent.casesHeadline}</h2>
        <p className="text-muted">{financeConsultingContent.casesLead}</p>
      </div>
      <ul className="mt-10 grid gap-grout">
        {delayCases.map((entry) => (
          <li key={entry.id}>
            <a
              href={paths.demos.financeConsulting(entry.form)}
              className="group grid items-baseline gap-x-8 gap-y-2 rounded-tile bg-surface px-4 py-5 transition-colors hover:bg-raised focus-visible:relative focus-visible:z-1 sm:grid-cols-[1fr_auto] md:px-6 lg:grid-cols-[3fr_6fr_2fr_auto]"
            >
              <span className="font-display text-h3 font-semibold">{entry.sector}</span>
              <span className="text-muted max-lg:col-start-1">{entry.description}</span>
              <span className="font-semibold tabular-nums sm:text-end max-lg:sm:col-start-2 max-lg:sm:row-start-1">
                {formatLakhCrore(getCost(entry))}
                <span className="block text-sm font-normal text-muted">{entry.form.months} months late</span>
              </span>
              <span className="hidden self-center transition-transform group-hover:translate-x-1 lg:block">
                <Icon name="arrow-right" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
