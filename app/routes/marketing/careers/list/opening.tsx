import { careersWords } from '~/content/careers';

/** A statement, and what follows from it. */
export function Opening() {
  return (
    <header className="wrap grid items-end gap-x-12 gap-y-6 pt-10 pb-12 md:pt-16 md:pb-14 xl:grid-cols-[auto_minmax(0,26em)] xl:justify-between">
      <h1 className="max-w-[8ch] md:max-w-none">{careersWords.headline}</h1>
      <p className="max-w-[34em] pb-1 text-lead text-muted">{careersWords.lead}</p>
    </header>
  );
}
