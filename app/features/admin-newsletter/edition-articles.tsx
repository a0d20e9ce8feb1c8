import { type ArticleOrderStep, toArticleOrderIntent } from '~/domain/newsletter/article-order';
import type { EditionChoice } from '~/domain/newsletter/edition';
import { EDITION_LIMITS } from '~/domain/newsletter/edition-form-schema';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolSelect } from '~/sections/admin/tool-field';
import { formatDate } from '~/sections/format/format-date';
import { Icon, type IconName } from '~/ui/icons/icon';

interface EditionArticlesProps {
  /** Slugs, in the order of the email. */
  articles: readonly string[];
  choices: readonly EditionChoice[];
  errors?: readonly string[] | undefined;
}

const BUTTONS: readonly { step: ArticleOrderStep; icon: IconName; label: string }[] = [
  { step: 'up', icon: 'arrow-up', label: 'Move up' },
  { step: 'down', icon: 'arrow-down', label: 'Move down' },
  { step: 'remove', icon: 'trash', label: 'Remove' },
];

interface ChosenArticleProps {
  slug: string;
  title: string | undefined;
  isFirst: boolean;
  isLast: boolean;
}

function ChosenArticle({ slug, title, isFirst, isLast }: ChosenArticleProps) {
  const isOff = { up: isFirst, down: isLast, remove: false };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tile bg-raised py-1.5 ps-3 pe-1.5">
      <input type="hidden" name="articles" value={slug} />
      <span className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
        {title ?? slug}
        {title === undefined && (
          <span className="block text-xs font-medium text-danger">Not on the site now. Remove it.</span>
        )}
      </span>
      <span className="ms-auto flex gap-grout">
        {BUTTONS.map(({ step, icon, label }) => (
          <ToolSubmit
            key={step}
            intent={toArticleOrderIntent(step, slug)}
            aria-label={`${label}: ${title ?? slug}`}
            title={label}
            disabled={isOff[step]}
            className="min-w-11 px-0! disabled:opacity-40 lg:min-w-9"
          >
            <Icon name={icon} size={16} />
          </ToolSubmit>
        ))}
      </span>
    </li>
  );
}

/** R-NEWSLETTER-1: the articles of an edition in the order of the email. Each button saves the form. */
export function EditionArticles({ articles, choices, errors }: EditionArticlesProps) {
  const titles = new Map(choices.map(({ slug, title }) => [slug, title]));
  const others = choices.filter(({ slug }) => !articles.includes(slug));
  const options = others.map(({ slug, title, publishedOn }) => ({
    value: slug,
    label: `${title} (${formatDate(publishedOn)})`,
  }));
  return (
    <fieldset id="articles" className="grid min-w-0 gap-grout">
      <legend className="mb-1.5 text-sm font-semibold">Articles, in the order of the email</legend>
      {articles.length > 0 ? (
        <ol className="grid gap-grout">
          {articles.map((slug, position) => (
            <ChosenArticle
              key={slug}
              slug={slug}
              title={titles.get(slug)}
              isFirst={position === 0}
              isLast={position === articles.length - 1}
            />
          ))}
        </ol>
      ) : (
        <p className="text-muted">None yet. An edition needs at least one.</p>
      )}
      {errors?.map((message) => (
        <p key={message} className="text-sm text-danger">
          {message}
        </p>
      ))}
      {articles.length < EDITION_LIMITS.articles && options.length > 0 && (
        <div className="mt-2.5 flex flex-wrap items-end gap-grout">
          <ToolSelect
            field={{ id: 'edition-add', name: 'add', value: '' }}
            label="Add an article"
            optional="unmarked"
            options={[{ value: '', label: 'Choose one' }, ...options]}
            className="flex-1 basis-56"
          />
          <ToolSubmit intent="add" className="lg:min-h-10">
            Add
          </ToolSubmit>
        </div>
      )}
    </fieldset>
  );
}
