import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HelpAnswers } from '~/domain/help/help-answers';
import { paths } from '~/paths';

const PAUSE_MS = 140;

async function ask(query: string, signal: AbortSignal): Promise<HelpAnswers> {
  const response = await fetch(`${paths.helpAnswers()}?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`Help answered with status ${response.status}`);
  // Our own answer, made by `searchHelp`.
  return (await response.json()) as HelpAnswers;
}

/**
 * Answers to what stands in the field, asked for while it is typed. The address follows, so that a reload and a
 * bookmark bring the same. When the server cannot be asked the last answers stay, and the form's button still works.
 */
export function useHelpAnswers(first: HelpAnswers, field: RefObject<HTMLInputElement | null>) {
  const [answers, setAnswers] = useState(first);
  const asked = useRef(first.query);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const look = async (query: string) => {
    running.current?.abort();
    running.current = new AbortController();
    try {
      setAnswers(query === '' ? { query, answers: [] } : await ask(query, running.current.signal));
      history.replaceState(history.state, '', paths.helpCentre(query));
    } catch {
      // Overtaken by the next letter, or no network: what is shown stays.
    }
  };

  const onType = () => {
    const query = field.current?.value.trim() ?? '';
    if (query === asked.current) return;
    asked.current = query;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void look(query), PAUSE_MS);
  };

  const catchUp = useRef(onType);
  // Something may have been typed before the script arrived.
  useEffect(() => catchUp.current(), []);

  return { answers, onType };
}
