import { EDITION_STATE_LABELS } from '~/content/admin/newsletter-texts';
import type { EditionState } from '~/domain/newsletter/edition-state';
import { ToolAlert } from '~/sections/admin/tool-alert';

interface Values {
  subject: string;
  introduction: string;
  articles: readonly string[];
}

interface EditionConflictProps {
  conflict: { state: EditionState; by?: string; current: Values; mine?: Values };
  choices: readonly { slug: string; title: string }[];
}

/** R-NEWSLETTER-2: who changed the edition meanwhile, and what differs from the form. */
export function EditionConflict({ conflict, choices }: EditionConflictProps) {
  const { state, by, current, mine } = conflict;
  const titles = new Map(choices.map(({ slug, title }) => [slug, title]));
  const nameArticles = ({ articles }: Values) =>
    articles.map((slug) => titles.get(slug) ?? slug).join(', ') || 'none';
  const differences = mine
    ? [
        { label: 'Subject', theirs: current.subject, own: mine.subject },
        { label: 'Introduction', theirs: current.introduction || 'none', own: mine.introduction || 'none' },
        { label: 'Articles', theirs: nameArticles(current), own: nameArticles(mine) },
      ].filter(({ theirs, own }) => theirs !== own)
    : [];
  return (
    <ToolAlert tone="warning" role="alert" title="The edition was changed in the meantime" className="mb-2.5">
      <p>
        {EDITION_STATE_LABELS[state]}
        {by && `, last changed by ${by}`}. Your changes were not saved.{' '}
        {mine && 'If you save now, they replace theirs.'}
      </p>
      {differences.length > 0 && (
        <dl className="mt-1.5 grid gap-1.5 text-text wrap-anywhere">
          {differences.map(({ label, theirs, own }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line">Theirs: {theirs}</dd>
              <dd className="whitespace-pre-line">Yours: {own}</dd>
            </div>
          ))}
        </dl>
      )}
    </ToolAlert>
  );
}
