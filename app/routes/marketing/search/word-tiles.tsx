import type { SearchWord } from '~/domain/site-search/site-search';

function describe({ state, word, searched, synonyms }: SearchWord): string {
  if (state === 'corrected') return `read as “${searched}”, because no page has “${word}”`;
  if (state === 'unknown') return 'not on this site, left out';
  return synonyms ? `and ${synonyms.join(', ')}` : 'as it is';
}

/** What the search did with each word, one tile for each. */
export function WordTiles({ words }: { words: readonly SearchWord[] }) {
  return (
    <ul className="flex flex-wrap gap-grout" aria-label="Your words">
      {words.map((entry) => (
        <li
          key={entry.word}
          className={`grid content-between gap-2 rounded-tile px-4 py-3 ${entry.state === 'unknown' ? 'bg-bg-sunk' : 'bg-surface'}`}
        >
          <span className="font-display text-h3 font-semibold wrap-anywhere">
            {entry.state === 'found' ? entry.word : <s className="text-muted decoration-2">{entry.word}</s>}
            {entry.searched && ` ${entry.searched}`}
          </span>
          <span className="max-w-[30ch] text-sm text-muted">{describe(entry)}</span>
        </li>
      ))}
    </ul>
  );
}
