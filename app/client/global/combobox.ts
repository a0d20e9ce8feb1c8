const DEBOUNCE_MS = 140;

/** Without it, the list would be empty or have the suggestions for what was typed before. */
const ERROR_MESSAGE = 'No suggestions at the moment: the site does not answer. Press Enter to search.';

interface ComboboxOptions<Answer> {
  input: HTMLInputElement;
  /** The element with the role listbox. Its options are links with an id. */
  list: HTMLElement;
  /** Responds to `?q=` with an answer as JSON. */
  path: string;
  /** Fills the list. `undefined`: nothing is typed. */
  show: (answer: Answer | undefined) => void;
  /** Shows the message in place of suggestions. */
  showError: (message: string) => void;
  close: () => void;
}

/**
 * A search field with suggestions. Arrow keys choose one, Enter opens it, Escape closes. An answer that comes after the
 * next request is dropped. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function bindCombobox<Answer>(options: ComboboxOptions<Answer>) {
  const { input, list, path, show, showError, close } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  const listOptions = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  function select(option?: HTMLAnchorElement): void {
    for (const other of listOptions()) other.setAttribute('aria-selected', String(other === option));
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function update(answer: Answer | undefined): void {
    show(answer);
    input.setAttribute('aria-expanded', String(listOptions().length > 0));
    select();
  }

  async function suggest(): Promise<void> {
    // Enter must not open a suggestion for what was typed before.
    select();
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const query = input.value.trim();
    if (query === '') return update(undefined);
    try {
      const response = await fetch(`${path}?${new URLSearchParams({ q: query })}`, { signal });
      // The response of our own route has this type.
      if (response.ok) return update((await response.json()) as Answer);
    } catch {
      // A network error, or stopped by the next search.
      if (signal.aborted) return;
    }
    update(undefined);
    showError(ERROR_MESSAGE);
  }

  input.addEventListener('input', () => {
    select();
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(), DEBOUNCE_MS);
  });

  input.addEventListener('keydown', (event) => {
    const options = listOptions();
    const index = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // After the last option the field itself is next, where Enter shows all results.
      const next = ((index + 1 + step + options.length + 1) % (options.length + 1)) - 1;
      select(options[next]);
    } else if (event.key === 'Escape') {
      // A search field with text would only be emptied.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && !event.isComposing && index >= 0) {
      event.preventDefault();
      options[index]?.click();
    }
  });

  return {
    suggest,
    /** Drops the answer that is under way, and those to what is typed but not sent yet. */
    stop: () => {
      clearTimeout(timer);
      request?.abort();
    },
  };
}
