import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { getSoftwareProduct } from '~/content/products/software-products';
import { suiteSteps } from '~/content/products/suite-content';
import { paths } from '~/paths';
import { useQueryState } from '~/ui/hydrated/use-query-state';
import { Icon } from '~/ui/icons/icon';
import { SuiteDiagram } from './suite-diagram';
import { parseSuiteStep } from './suite-step';
import { SuiteStepPanel } from './suite-step-panel';

const toHref = (step: number) => `${paths.suite(step)}#steps`;

/** "HackMatrix to Bridge". */
function describeHandover(step: number): string {
  const handover = suiteSteps[step - 1];
  return handover ? [handover.from, handover.to].map((id) => getSoftwareProduct(id).name).join(' to ') : '';
}

/** The diagram, the steps and the current step. Every step is a link with its own URL. */
export function SuiteExplorer({ initialStep }: { initialStep: number }) {
  const { state: step, onFollow } = useQueryState(initialStep, parseSuiteStep);
  const current = suiteSteps[step - 1];
  const next = (step % suiteSteps.length) + 1;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <SuiteDiagram step={step} />
      <div className="flex flex-col gap-5 rounded-tile bg-surface p-4 md:p-6">
        <nav aria-label="Steps">
          <ol className="grid grid-cols-6 gap-grout">
            {suiteSteps.map(({ from, to }, index) => (
              <li key={from + to}>
                <StepLink step={index + 1} isCurrent={index + 1 === step} onFollow={onFollow} />
              </li>
            ))}
          </ol>
        </nav>
        {current && <SuiteStepPanel step={current} />}
        <p className="mt-auto">
          <a
            href={toHref(next)}
            onClick={onFollow}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-tile bg-control px-4 py-2 font-semibold transition-colors hover:bg-control-hover"
          >
            {next === 1 ? 'From the beginning' : `Next: ${describeHandover(next)}`}
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </div>
  );
}

interface StepLinkProps {
  step: number;
  isCurrent: boolean;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function StepLink({ step, isCurrent, onFollow }: StepLinkProps) {
  return (
    <a
      href={toHref(step)}
      onClick={onFollow}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`${step}: ${describeHandover(step)}`}
      className={clsx(
        'grid min-h-11 place-items-center rounded-inner font-semibold tabular-nums transition-colors',
        isCurrent ? 'bg-text text-bg' : 'bg-control hover:bg-control-hover',
      )}
    >
      {step}
    </a>
  );
}
