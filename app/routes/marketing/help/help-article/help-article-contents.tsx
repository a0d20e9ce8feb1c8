import type { HelpSection } from '~/content/help/help-article';

export function HelpArticleContents({ sections }: { sections: readonly HelpSection[] }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="rounded-tile bg-surface p-5 pb-3 lg:sticky lg:top-8 print:hidden"
    >
      <p id="contents-title" className="text-sm font-semibold">
        In this answer
      </p>
      <ol className="mt-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center underline-offset-4 hover:text-link hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
        <li>
          <a
            href="#did-this-help"
            className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-link hover:underline"
          >
            Did this help?
          </a>
        </li>
      </ol>
    </nav>
  );
}
