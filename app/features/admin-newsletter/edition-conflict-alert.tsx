import { EDITION_STATE_LABELS } from '~/content/admin/newsletter-texts';
import type { EditionState } from '~/domain/newsletter/edition';
import { ConflictAlert, ConflictDifferences } from '~/sections/admin/conflict-alert';

interface Values {
  subject: string;
  introduction: string;
  articles: readonly string[];
}

interface EditionConflictAlertProps {
  conflict: { state: EditionState; by?: string; current: Values; mine?: Values };
  choices: readonly { slug: string; title: string }[];
}

/** R-NEWSLETTER-2: who changed the edition meanwhile, and what differs from the form. */
export function EditionConflictAlert({ conflict, choices }: EditionConflictAlertProps) {
  const { state, by, current, mine } = conflict;
  const titles = new Map(choices.map(({ slug, title }) => [slug, title]));
  const nameArticles = ({ articles }: Values) =>
    articles.map((slug) => titles.get(slug) ?? slug).join(', ') || 'none';
  return (
    <ConflictAlert title="The edition was changed in the meantime">
      <p>
        {EDITION_STATE_LABELS[state]}
        {by && `, last changed by ${by}`}. Your changes were not saved.{' '}
        {mine && 'If you save now, they replace theirs.'}
      </p>
      {mine && (
        <ConflictDifferences
          fields={[
            { label: 'Subject', theirs: current.subject, yours: mine.subject },
            {
              label: 'Introduction',
              theirs: current.introduction || 'none',
              yours: mine.introduction || 'none',
            },
            { label: 'Articles', theirs: nameArticles(current), yours: nameArticles(mine) },
          ]}
        />
      )}
    </ConflictAlert>
  );
}
