import { useRef } from 'react';
import { calculateDelayCost, type DelayedProject } from '~/features/cost-of-delay/rules/delay-cost';
import type { DelayForm } from '~/features/cost-of-delay/rules/parse-delay-form';
import { DelayFields } from './delay-fields';
import { DelayResult } from './delay-result';
import { formatDelayHeadline } from './format-delay';
import { useDelayForm } from './use-delay-form';

interface DelayCalculatorProps {
  initialForm: DelayForm;
  /** Shown while the form is invalid. */
  fallbackProject: DelayedProject;
  lead: string;
}

/** The heading is the result; the fields below change it. */
export function DelayCalculator({ initialForm, fallbackProject, lead }: DelayCalculatorProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { issues, project, onChange } = useDelayForm(initialForm, fallbackProject, formRef);
  const cost = calculateDelayCost(project);
  return (
    <>
      <div className="pt-6 pb-10 md:pt-14 md:pb-16">
        <p className="mb-4 font-semibold">Cost of delay of a software project</p>
        <h1 aria-live="polite" className="max-w-[13ch] tabular-nums lg:max-w-none">
          {formatDelayHeadline(project, cost)}
        </h1>
        <p className="mt-6 max-w-[40em] text-lead text-muted">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-grout lg:grid-cols-[5fr_7fr]">
        <DelayFields ref={formRef} form={initialForm} issues={issues} onChange={onChange} />
        <DelayResult project={project} cost={cost} />
      </div>
    </>
  );
}
