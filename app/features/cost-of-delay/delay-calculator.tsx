import { useRef } from 'react';
import { costOfDelay, type DelayedProject } from '~/domain/cost-of-delay';
import type { DelayForm } from '~/domain/delay-form';
import { DelayFields } from './delay-fields';
import { DelayResult } from './delay-result';
import { delayHeadline } from './delay-words';
import { useDelayForm } from './use-delay-form';

interface DelayCalculatorProps {
  form: DelayForm;
  /** What is shown while the form cannot be read. */
  usual: DelayedProject;
  lead: string;
}

/** The page's first sentence is the result; the numbers behind it stand below and can be changed. */
export function DelayCalculator({ form: first, usual, lead }: DelayCalculatorProps) {
  const fields = useRef<HTMLFormElement>(null);
  const { faults, project, onChange } = useDelayForm(first, usual, fields);
  const cost = costOfDelay(project);
  return (
    <>
      <div className="pt-6 pb-10 md:pt-14 md:pb-16">
        <h1 aria-live="polite" className="max-w-[13ch] tabular-nums lg:max-w-none">
          {delayHeadline(project, cost)}
        </h1>
        <p className="mt-6 max-w-[40em] text-lead text-muted">{lead}</p>
      </div>
      <div className="grid gap-grout lg:grid-cols-[5fr_7fr]">
        <DelayFields ref={fields} form={first} faults={faults} onChange={onChange} />
        <DelayResult project={project} cost={cost} />
      </div>
    </>
  );
}
