import type { ArticleForm } from '~/domain/articles/article-form-schema';
import { ValueChanges } from '~/sections/admin/value-changes';
import { TextDifference } from './text-difference';

const FIELD_LABELS = {
  ...{ title: 'Title', slug: 'Address', summary: 'Summary', authorId: 'Author', tag: 'Subject' },
  ...{ series: 'Series', coverKind: 'Pattern of the cover', coverSeed: 'Number of the cover' },
} as const satisfies Partial<Record<keyof ArticleForm, string>>;

/** What differs between two versions: the fields, then the text line by line. */
export function ArticleDifference({ before, after }: { before: ArticleForm; after: ArticleForm }) {
  const changes = (Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      ...{ label: FIELD_LABELS[name], before: String(before[name] ?? ''), after: String(after[name] ?? '') },
    }));
  return (
    <div className="grid gap-4">
      {changes.length > 0 && <ValueChanges changes={changes} />}
      <TextDifference before={before.source} after={after.source} />
    </div>
  );
}
