import { paths } from '~/paths';

const FEEDS = [
  ['RSS', 'rss.xml'],
  ['Atom', 'atom.xml'],
  ['JSON', 'feed.json'],
] as const;

/** The feeds of the journal, for feed readers. */
export function FeedLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {FEEDS.map(([label, file]) => (
        <li key={file}>
          <a
            href={paths.journalFeed(file)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-link"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
