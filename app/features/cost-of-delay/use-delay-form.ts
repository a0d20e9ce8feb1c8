import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DelayedProject } from '~/features/cost-of-delay/rules/delay-cost';
import {
  type DelayForm,
  parseDelayForm,
  readDelayFormFromQuery,
} from '~/features/cost-of-delay/rules/parse-delay-form';
import { paths } from '~/paths';

/**
 * Returns the issues of the form and the last project that was valid. Every change updates the query of the URL, so that
 * a calculation can be shared and survives a reload.
 */
export function useDelayForm(
  initialForm: DelayForm,
  fallbackProject: DelayedProject,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const [result, setResult] = useState(() => {
    const { project, issues } = parseDelayForm(initialForm);
    return { project: project ?? fallbackProject, issues: issues ?? {} };
  });
  const currentForm = useRef(initialForm);

  const handleChange = () => {
    if (!formRef.current) return;
    const entries = [...new FormData(formRef.current)].map(([name, value]) => [name, String(value)]);
    const form = readDelayFormFromQuery(new URLSearchParams(entries), initialForm);
    if (JSON.stringify(form) === JSON.stringify(currentForm.current)) return;
    currentForm.current = form;
    const { project, issues } = parseDelayForm(form);
    setResult((last) => ({ project: project ?? last.project, issues: issues ?? {} }));
    if (project) history.replaceState(history.state, '', paths.demos.financeConsulting(form));
  };

  const initialChange = useRef(handleChange);
  // The visitor may have typed before the script loaded.
  useEffect(() => initialChange.current(), []);

  return { ...result, onChange: handleChange };
}
