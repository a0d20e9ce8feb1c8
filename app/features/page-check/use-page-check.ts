import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatKilobytes } from '~/features/page-check/rules/check-page-weight';
import { readPage } from './reader/read-page';
import { samplePage } from './sample-page';
import { samplePageFacts } from './sample-page-facts';

/** More than any page that people read; a browser would stand still over it. */
const LARGEST_BYTES = 2 * 1024 * 1024;

/** Id of the field. */
export const PAGE_SOURCE_ID = 'page-source';

const sample = { facts: samplePageFacts, from: 'An example, with the usual faults' };

function faultOf(html: string): string | null {
  if (html.trim() === '') return 'Nothing to read yet. Paste the source of a page.';
  if (!/<[a-z!]/i.test(html)) return 'There is not one tag in it. It should begin like <!doctype html>.';
  return html.length > LARGEST_BYTES
    ? `That is more than ${formatKilobytes(LARGEST_BYTES)}. No visitor waits for so much.`
    : null;
}

/** A page brought by the visitor into the field, what was read from it, and why one could not be read. */
export function usePageCheck(field: RefObject<HTMLTextAreaElement | null>) {
  // What was pasted before the script arrived: React sets a text area back to what the server wrote.
  const [early] = useState(
    () => globalThis.document?.querySelector<HTMLTextAreaElement>(`#${PAGE_SOURCE_ID}`)?.value,
  );
  const [checked, setChecked] = useState(sample);
  const [fault, setFault] = useState<string | null>(null);

  const fill = (html: string) => {
    if (field.current) field.current.value = html;
  };
  const check = (html: string, from: string) => {
    const found = faultOf(html);
    setFault(found);
    if (found) return;
    const facts = readPage(html);
    setChecked({ facts, from: `${from}, ${formatKilobytes(facts.bytes)}` });
  };
  const onType = () => check(field.current?.value ?? '', 'What stands in the field');

  const catchUp = useRef(() => {
    if (early === undefined || early === samplePage) return;
    fill(early);
    onType();
  });
  useEffect(() => catchUp.current(), []);

  return {
    ...checked,
    fault,
    onType,
    async takeFile(file: File) {
      const html = await file.text();
      fill(html);
      check(html, file.name);
    },
    takeThisPage() {
      const html = `<!doctype html>${document.documentElement.outerHTML}`;
      fill(html);
      check(html, 'This very page');
    },
    takeSample() {
      fill(samplePage);
      setFault(null);
      setChecked(sample);
    },
    clear() {
      fill('');
      setFault(null);
      field.current?.focus();
    },
  };
}

export type PageCheckState = ReturnType<typeof usePageCheck>;
