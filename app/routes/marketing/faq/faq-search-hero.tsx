import type { QuestionGroup } from '~/content/help/question-groups';
import { MAX_HELP_QUERY_LENGTH } from '~/domain/help/help-answers';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';

interface FaqSearchHeroProps {
  query: string;
  groups: readonly QuestionGroup[];
}

/** Number of questions by group, and the search field. */
export function FaqSearchHero({ query, groups }: FaqSearchHeroProps) {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <header className="wrap grid gap-grout pt-4 lg:grid-cols-[8fr_4fr]">
      <div className="flex flex-col justify-between gap-14 rounded-tile bg-glaze-peacock p-6 text-glaze-ink md:p-10">
        <h1 className="max-w-[16ch]">Frequently asked questions, answered.</h1>
        <search className="print:hidden">
          <form action={paths.faq()} className="flex max-w-xl gap-grout text-text">
            <label htmlFor="question-search" className="sr-only">
              Words of your question
            </label>
            <Input
              id="question-search"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={MAX_HELP_QUERY_LENGTH}
              placeholder="Words of your question"
            />
            <Button type="submit" aria-label="Search">
              <Icon name="search" />
            </Button>
          </form>
        </search>
      </div>
      <nav
        aria-label="Kinds of questions"
        className="rounded-tile bg-surface p-6 md:p-8 lg:quarter-br lg:pb-24"
      >
        <p role="status" className="text-muted">
          {query ? `${count} with “${query}”` : `${count} questions`}
        </p>
        <ul className="mt-3">
          {groups.map(({ id, label, questions }) => (
            <li key={id}>
              <a
                href={`#${id}-questions`}
                className="flex min-h-11 items-center justify-between gap-4 font-display text-h4 font-semibold hover:text-link"
              >
                {label}
                <span className="font-sans text-sm font-normal text-muted tabular-nums">
                  {questions.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {query && (
          <p className="mt-4">
            <TextLink href={paths.faq()} arrow="back">
              All questions
            </TextLink>
          </p>
        )}
      </nav>
    </header>
  );
}
