import { type MouseEvent, useState } from 'react';

/** A click that opens a link in this tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * State that is in the query of the page. Links with other queries change it: without script the server renders the page
 * anew, with it `onFollow` takes the state from the link and updates the URL without a request.
 */
export function useQueryState<State>(initial: State, parse: (query: URLSearchParams) => State) {
  const [state, setState] = useState(initial);
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const url = new URL(event.currentTarget.href);
    event.preventDefault();
    history.replaceState(history.state, '', url.pathname + url.search);
    setState(parse(url.searchParams));
  };
  return { state, onFollow };
}
