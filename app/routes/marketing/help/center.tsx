import { findHelpArticle, helpArticles, helpCategories } from '~/content/help/articles';
import { firstQuestions } from '~/content/help/first-questions';
import { HelpSearch } from '~/features/help/help-search';
import type { PageHandle } from '~/page-handle';
import { searchHelp } from '~/server/help/help-index.server';
import { builtOnly, keepWhileUnchanged } from '~/server/http/page-tags.server';
import { Island } from '~/ui/island';
import { site } from '~site';
import type { Route } from './+types/center';
import { AskAPerson } from './center/ask-a-person';
import { EveryQuestion } from './center/every-question';

export const handle: PageHandle = { way: 'island' };

export function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  if (search === '') keepWhileUnchanged(context, builtOnly);
  return searchHelp(searchParams.get('q') ?? '');
}

export function meta({ loaderData: { query } }: Route.MetaArgs) {
  return [
    { title: `${query ? `“${query}” in the help centre` : 'Help centre'} · ${site.name}` },
    {
      name: 'description',
      content: `${helpArticles.length} answers about orders, payment, GST, HackMatrix, Converge, workshops and hackathons. Search them, or ask a person.`,
    },
    ...(query ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

const columns = helpCategories.map(({ id, articles }) => ({ id, slugs: articles.map(({ slug }) => slug) }));
const steps = firstQuestions.flatMap(({ situation, slug }) => {
  const placed = findHelpArticle(slug);
  return placed ? [{ situation, slug, question: placed.article.question }] : [];
});

export default function HelpCentre({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Island
        name="help-search"
        component={HelpSearch}
        props={{ first: loaderData, columns, steps }}
        className="wrap"
      />
      <EveryQuestion />
      <AskAPerson />
    </>
  );
}
