import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DelayedProject } from '~/features/cost-of-delay/rules/delay-cost';
import {
  type DelayForm,
  parseDelayForm,
  readDelayFormFromQuery,
} from '~/features/cost-of-delay/rules/parse-delay-form';
import { paths } from '~/paths';

/**
 * What is wrong in the fields, and the last project that could be read from them. The address follows every change, so
 * that a calculation can be sent on and a reload brings the same.
 */
export function useDelayForm(
  first: DelayForm,
  usual: DelayedProject,
  fields: RefObject<HTMLFormElement | null>,
) {
  const [read, setRead] = useState(() => {
    const { project, issues } = parseDelayForm(first);
    return { project: project ?? usual, faults: issues ?? {} };
  });
  const typed = useRef(first);

  const onChange = () => {
    if (!fields.current) return;
    const entries = [...new FormData(fields.current)].map(([name, value]) => [name, String(value)]);
    const form = readDelayFormFromQuery(new URLSearchParams(entries), first);
    if (JSON.stringify(form) === JSON.stringify(typed.current)) return;
    typed.current = form;
    const { project, issues } = parseDelayForm(form);
    setRead((last) => ({ project: project ?? last.project, faults: issues ?? {} }));
    if (project) history.replaceState(history.state, '', paths.demos.financeConsulting(form));
  };

  const catchUp = useRef(onChange);
  // Something may have been typed before the script arrived.
  useEffect(() => catchUp.current(), []);

  return { ...read, onChange };
}
