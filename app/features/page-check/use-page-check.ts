import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatKilobytes } from '~/features/page-check/rules/check-page-weight';
import { readPage } from './reader/read-page';
import { samplePage } from './sample-page';
import { samplePageFacts } from './sample-page-facts';

/** Larger pages would block the browser. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Id of the textarea. */
export const PAGE_SOURCE_ID = 'page-source';
/** Id of the file field. */
export const PAGE_FILE_ID = 'page-file';

const SAMPLE = { facts: samplePageFacts, source: 'An example, with the usual faults' };

const TOO_LARGE = `That is more than ${formatKilobytes(MAX_BYTES)}. No visitor waits for so much.`;

function findIssue(html: string): string | null {
  if (html.trim() === '') return 'Nothing to read yet. Paste the source of a page.';
  if (!/<[a-z!]/i.test(html)) return 'There is not one tag in it. It should begin like <!doctype html>.';
  return html.length > MAX_BYTES ? TOO_LARGE : null;
}

/** Reads the page in the textarea. Returns its facts and the issue of the last input. */
export function usePageCheck(input: RefObject<HTMLTextAreaElement | null>) {
  // Text pasted before the script loaded. Hydration resets a textarea to the value of the server.
  const [initialText] = useState(
    () => globalThis.document?.querySelector<HTMLTextAreaElement>(`#${PAGE_SOURCE_ID}`)?.value,
  );
  const [checkedPage, setCheckedPage] = useState(SAMPLE);
  const [issue, setIssue] = useState<string | null>(null);

  const fill = (html: string) => {
    if (input.current) input.current.value = html;
  };
  const check = (html: string, from: string) => {
    const newIssue = findIssue(html);
    setIssue(newIssue);
    if (newIssue) return;
    const facts = readPage(html);
    setCheckedPage({ facts, source: `${from}, ${formatKilobytes(facts.bytes)}` });
  };
  const handleInput = () => check(input.current?.value ?? '', 'What stands in the field');

  const checkFile = async (file: File) => {
    // Not read at all: a file can be larger than the memory.
    if (file.size > MAX_BYTES) return setIssue(TOO_LARGE);
    const html = await file.text().catch(() => undefined);
    if (html === undefined) return setIssue('The file could not be read. Please choose it again.');
    fill(html);
    check(html, file.name);
  };

  const initialCheck = useRef(() => {
    // A file chosen before the script loaded. React got no event.
    const file = document.querySelector<HTMLInputElement>(`#${PAGE_FILE_ID}`)?.files?.[0];
    if (file) return void checkFile(file);
    if (initialText === undefined || initialText === samplePage) return;
    fill(initialText);
    handleInput();
  });
  useEffect(() => initialCheck.current(), []);

  return {
    ...checkedPage,
    issue,
    handleInput,
    checkFile,
    checkCurrentPage() {
      const html = `<!doctype html>${document.documentElement.outerHTML}`;
      fill(html);
      check(html, 'This very page');
    },
    showSample() {
      fill(samplePage);
      setIssue(null);
      setCheckedPage(SAMPLE);
    },
    clear() {
      fill('');
      setIssue(null);
      input.current?.focus();
    },
  };
}

export type PageCheckState = ReturnType<typeof usePageCheck>;
