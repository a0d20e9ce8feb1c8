import { assistantContent } from '~/content/help/assistant-content';
import type { AssistantPassage } from '~/domain/help/assistant-passages';
import { bindContactLink } from './contact-form-prefill';
import { fetchAnswers } from './fetch-answers';
import { isTouchScreen } from './panel';
import { formatResultCount, renderPassage } from './passage-list';
import { suggestionsFor } from './path-suggestions';
import { createTabText } from './tab-storage';

const typed = createTabText('question');

/** Makes the panel answer: to a typed question, to a suggestion, and to the last question when it is opened again. */
export function bindConversation(panel: HTMLElement): void {
  const part = (name: string) => panel.querySelector(`[data-part="${name}"]`) as HTMLElement;
  const form = panel.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const suggestions = part('suggestions');
  const status = part('status');
  const passages = part('passages');
  let answered = '';
  let waiting: AbortController | undefined;

  function show(words: string, found: readonly AssistantPassage[] = []) {
    status.textContent = words;
    passages.replaceChildren(...found.map(renderPassage));
    suggestions.hidden = words !== '';
  }

  async function ask() {
    const question = field.value.trim();
    if (question === '' || question === answered) return;
    waiting?.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    typed.write(question);
    show(assistantContent.searching);
    (isTouchScreen ? panel : field).focus();
    try {
      const found = await fetchAnswers(question, signal);
      answered = question;
      show(found.length > 0 ? formatResultCount(found.length, question) : assistantContent.noResults, found);
    } catch {
      if (!signal.aborted) show(assistantContent.error);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  field.addEventListener('input', () => {
    if (field.value !== '') return;
    waiting?.abort();
    answered = '';
    typed.write('');
    show('');
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState === 'open') void ask();
  });
  for (const question of suggestionsFor(location.pathname)) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.part = 'suggestion';
    button.textContent = question;
    button.addEventListener('click', () => {
      field.value = question;
      void ask();
    });
    item.append(button);
    suggestions.querySelector('ul')?.append(item);
  }
  field.value = typed.read();
  bindContactLink(panel, () => field.value.trim());
}
