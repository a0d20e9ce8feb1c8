import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HelpAnswers } from '~/domain/help/help-answers';
import { paths } from '~/paths';

const DEBOUNCE_MS = 140;

async function fetchAnswers(query: string, signal: AbortSignal): Promise<HelpAnswers> {
  const response = await fetch(`${paths.helpAnswers()}?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`Help answered with status ${response.status}`);
  // The response of our own route has the type of `searchHelp`.
  return (await response.json()) as HelpAnswers;
}

/**
 * Searches while the visitor types. The URL has the query, so that a reload and a bookmark show the same. Without a
 * response the last results stay, and the form can still be submitted.
 */
export function useHelpAnswers(initialAnswers: HelpAnswers, input: RefObject<HTMLInputElement | null>) {
  const [answers, setAnswers] = useState(initialAnswers);
  const currentQuery = useRef(initialAnswers.query);
  const abortController = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);

  const search = async (query: string) => {
    abortController.current?.abort();
    abortController.current = new AbortController();
    try {
      setAnswers(
        query === '' ? { query, answers: [] } : await fetchAnswers(query, abortController.current.signal),
      );
      history.replaceState(history.state, '', paths.helpCentre(query));
    } catch {
      // Aborted by the next search, or a network error: the last results stay.
    }
  };

  const handleInput = () => {
    const query = input.current?.value.trim() ?? '';
    if (query === currentQuery.current) return;
    currentQuery.current = query;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void search(query), DEBOUNCE_MS);
  };

  const initialInput = useRef(handleInput);
  // The visitor may have typed before the script loaded.
  useEffect(() => initialInput.current(), []);

  return { answers, handleInput };
}
