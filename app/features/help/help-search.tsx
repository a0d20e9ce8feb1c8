import { useRef } from 'react';
import { type HelpAnswers, MAX_HELP_QUERY_LENGTH } from '~/domain/help/help-answers';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';
import { AnswerList } from './answer-list';
import { ArticleChart, type ArticleChartColumn } from './article-chart';
import { type SuggestedArticle, SuggestedArticles } from './suggested-articles';
import { useHelpAnswers } from './use-help-answers';

/** Empty state of the search, with a link to the contact page. */
export function NoHelpResults({ query }: { query: string }) {
  return (
    <div className="rounded-tile bg-surface p-6 md:p-8">
      <p className="font-display text-h3 font-semibold wrap-anywhere">Nothing here answers “{query}”</p>
      <p className="mt-2 max-w-[60ch] text-muted">
        One or two plain words find more than a sentence: “refund”, “waiting list”, “passkey”. All questions
        stand below, and a person reads what you write.
      </p>
      <TextLink href={paths.contact()} className="mt-2">
        Write to us
      </TextLink>
    </div>
  );
}

interface HelpSearchProps {
  initialAnswers: HelpAnswers;
  columns: readonly ArticleChartColumn[];
  suggestedArticles: readonly SuggestedArticle[];
}

function formatAnswerCount({ query, answers }: HelpAnswers): string {
  if (query === '') return 'Or begin where you are';
  if (answers.length === 0) return 'No answer';
  return answers.length === 1 ? 'One answer' : `${answers.length} answers`;
}

/** Search field, chart and results of the help centre. Without JavaScript the form reloads the page with its query. */
export function HelpSearch({ initialAnswers, columns, suggestedArticles }: HelpSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { answers, handleInput } = useHelpAnswers(initialAnswers, input);
  const total = columns.reduce((sum, { slugs }) => sum + slugs.length, 0);
  const foundSlugs = answers.answers.map(({ slug }) => slug);
  return (
    <>
      <div className="grid gap-grout lg:grid-cols-[7fr_5fr]">
        <div className="grid content-between gap-10 pt-8 pb-2 md:pt-14 lg:pe-12">
          <h1 className="max-w-[12ch]">Help centre: what are you stuck on?</h1>
          <search>
            <form action={paths.helpCentre()} className="grid grid-cols-[minmax(0,1fr)_auto] gap-grout">
              <label htmlFor="help-query" className="col-span-full mb-2 text-lead text-muted">
                Say it in a word or two. {total} answers, one tile each.
              </label>
              <input
                ref={input}
                id="help-query"
                name="q"
                type="search"
                defaultValue={initialAnswers.query}
                onInput={handleInput}
                maxLength={MAX_HELP_QUERY_LENGTH}
                placeholder="Refund, late parcel, judging …"
                autoComplete="off"
                enterKeyHint="search"
                className="control h-16 min-w-0 text-lead"
              />
              <Button type="submit" size="lg" className="h-16">
                <Icon name="search" size={20} />
                <span className="max-sm:sr-only">Search</span>
              </Button>
            </form>
          </search>
        </div>
        <div className="grid rounded-tile bg-bg-sunk p-5 quarter-tr sm:p-10 lg:p-12">
          <ArticleChart
            columns={columns}
            bestSlug={foundSlugs[0]}
            highlightedSlugs={answers.query === '' ? suggestedArticles.map(({ slug }) => slug) : foundSlugs}
            className="m-auto max-h-32 w-full sm:max-h-[26rem]"
          />
        </div>
      </div>
      <section aria-labelledby="help-found" className="pt-10">
        <h2 id="help-found" className="sr-only">
          Answers
        </h2>
        <p role="status" className="mb-4 font-display text-h3 font-semibold">
          {formatAnswerCount(answers)}
        </p>
        {answers.query === '' && <SuggestedArticles articles={suggestedArticles} />}
        {answers.query !== '' && foundSlugs.length === 0 && <NoHelpResults query={answers.query} />}
        {foundSlugs.length > 0 && <AnswerList answers={answers.answers} />}
      </section>
    </>
  );
}
