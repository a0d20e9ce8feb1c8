import { useRef } from 'react';
import { calculateDelayCost, type DelayedProject } from '~/features/cost-of-delay/rules/delay-cost';
import type { DelayForm } from '~/features/cost-of-delay/rules/parse-delay-form';
import { DelayFields } from './delay-fields';
import { DelayResult } from './delay-result';
import { formatDelayHeadline } from './format-delay';
import { useDelayForm } from './use-delay-form';

interface DelayCalculatorProps {
  initialForm: DelayForm;
  /** What is shown while the form cannot be read. */
  fallbackProject: DelayedProject;
  lead: string;
}

/** The page's first sentence is the result; the numbers behind it stand below and can be changed. */
export function DelayCalculator({ initialForm, fallbackProject, lead }: DelayCalculatorProps) {
  const fields = useRef<HTMLFormElement>(null);
  const { faults, project, onChange } = useDelayForm(initialForm, fallbackProject, fields);
  const cost = calculateDelayCost(project);
  return (
    <>
      <div className="pt-6 pb-10 md:pt-14 md:pb-16">
        <h1 aria-live="polite" className="max-w-[13ch] tabular-nums lg:max-w-none">
          {formatDelayHeadline(project, cost)}
        </h1>
        <p className="mt-6 max-w-[40em] text-lead text-muted">{lead}</p>
      </div>
      <div className="grid gap-grout lg:grid-cols-[5fr_7fr]">
        <DelayFields ref={fields} form={initialForm} issues={faults} onChange={onChange} />
        <DelayResult project={project} cost={cost} />
      </div>
    </>
  );
}
