import clsx from 'clsx';
import type { HelpArticle, HelpCategory, HelpCategoryId } from '~/content/help/help-article';
import { paths } from '~/paths';
import { GLAZE_BACKGROUNDS, type Glaze } from '~/ui/glaze';
import { type Breadcrumb, Breadcrumbs } from '~/ui/navigation/breadcrumbs';

/** Breadcrumbs of an article, for the page and for structured data. */
export const getHelpArticleBreadcrumbs = (
  { question }: HelpArticle,
  { id, name }: Pick<HelpCategory, 'id' | 'name'>,
): Breadcrumb[] => [
  { label: 'Help centre', href: paths.helpCentre() },
  { label: name, href: `${paths.helpCentre()}#${id}` },
  { label: question },
];

const glazes: Readonly<Record<HelpCategoryId, Glaze>> = {
  orders: 'marigold',
  payment: 'jade',
  shop: 'gulal',
  account: 'indigo',
  organising: 'vermilion',
  'taking-part': 'peacock',
  converge: 'marigold',
  seats: 'sand',
};

interface HelpArticleHeroProps {
  article: HelpArticle;
  category: Pick<HelpCategory, 'id' | 'name'>;
}

export function HelpArticleHero({ article, category }: HelpArticleHeroProps) {
  const { question, short } = article;
  return (
    <header className="grid gap-x-14 gap-y-8 pt-4 lg:grid-cols-[5fr_7fr] lg:items-end">
      <div className="grid gap-8 lg:gap-16">
        <Breadcrumbs
          items={getHelpArticleBreadcrumbs(article, category)}
          className="max-sm:[&_li:last-child]:hidden print:hidden"
        />
        <h1 className="max-w-[16ch] text-[clamp(2.4rem,4.9vw,4.5rem)] wrap-anywhere">{question}</h1>
      </div>
      <p
        className={clsx(
          'rounded-tile rounded-tr-[5rem] p-6 pe-16 text-lead font-medium md:p-8 md:pe-20 print:rounded-none print:bg-transparent! print:p-0 print:text-text!',
          GLAZE_BACKGROUNDS[glazes[category.id]],
        )}
      >
        {short}
      </p>
    </header>
  );
}
