import { assistantContent, assistantSuggestions } from '~/content/help/assistant-content';
import type { AssistantPassage } from '~/domain/help/assistant-passages';
import { bindContactLink } from './contact-form-prefill';
import { fetchAnswers } from './fetch-answers';
import { isTouchScreen } from './panel';
import { formatResultCount, renderPassage } from './passage-list';
import { createTabStorage } from './tab-storage';
import { addToTranscript, clearTranscript, writeMessage } from './transcript';

/** The suggested questions of a page: those of the longest matching path prefix. */
function listSuggestions(path: string): readonly string[] {
  const matching = assistantSuggestions.filter(({ pathPrefix }) => path.startsWith(pathPrefix));
  return matching.sort((a, b) => b.pathPrefix.length - a.pathPrefix.length)[0]?.questions ?? [];
}

const storedQuestion = createTabStorage('question');

/** Answers typed questions and suggestions. An opened panel answers the last question of the tab again. */
export function bindConversation(panel: HTMLElement): void {
  const findPart = (name: string) => panel.querySelector(`[data-part="${name}"]`) as HTMLElement;
  const form = panel.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const suggestions = findPart('suggestions');
  const status = findPart('status');
  const list = findPart('passages');
  let answeredQuestion = '';
  let request: AbortController | undefined;

  function show(message: string, passages: readonly AssistantPassage[] = []) {
    status.textContent = message;
    list.replaceChildren(...passages.map(renderPassage));
    suggestions.hidden = message !== '';
  }

  async function answer() {
    const question = field.value.trim();
    if (question === '' || question === answeredQuestion) return;
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    // Its answer is no longer shown: the same question again is a new one, also after an error.
    answeredQuestion = '';
    storedQuestion.write(question);
    show(assistantContent.searching);
    (isTouchScreen ? panel : field).focus();
    try {
      const passages = await fetchAnswers(question, signal);
      answeredQuestion = question;
      const message =
        passages.length > 0 ? formatResultCount(passages.length, question) : assistantContent.noResults;
      addToTranscript(question, passages);
      show(message, passages);
    } catch {
      if (!signal.aborted) show(assistantContent.error);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer();
  });
  field.addEventListener('input', () => {
    if (field.value !== '') return;
    request?.abort();
    answeredQuestion = '';
    storedQuestion.write('');
    show('');
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState === 'open') void answer();
  });
  for (const question of listSuggestions(location.pathname)) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.part = 'suggestion';
    button.textContent = question;
    button.addEventListener('click', () => {
      field.value = question;
      void answer();
    });
    item.append(button);
    suggestions.querySelector('ul')?.append(item);
  }
  field.value = storedQuestion.read();
  bindContactLink(panel, () => {
    const message = writeMessage(field.value.trim());
    clearTranscript();
    return message;
  });
}
