import type { SubmissionResult } from '@conform-to/react';
import { teamMembers } from '~/content/company/team';
import { ARTICLE_TAGS, COVER_KINDS } from '~/content/journal/article';
import { articleSeries } from '~/content/journal/article-series';
import { MAX_ARTICLE_SOURCE } from '~/domain/articles/article-form-schema';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { SaveAndPreviewButtons } from './preview-buttons';
import { SourceField } from './source-field';

/** In the order of the page. */
const FIELDS = [
  'title',
  'summary',
  'source',
  'authorId',
  'tag',
  'series',
  'slug',
  'coverKind',
  'coverSeed',
] as const;
export type ArticleValues = Record<(typeof FIELDS)[number], string>;

interface ArticleFormProps {
  action: string;
  values: ArticleValues;
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
  /** Shows what is typed. */
  preview: string;
  /** Readers can be shown that the article was corrected. */
  isPublished?: boolean;
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const AUTHORS = teamMembers.map(({ id, name }) => ({ value: id, label: name }));
const CHOOSE = { value: '', label: 'Choose' };
const SERIES = [
  { value: '', label: 'None' },
  ...articleSeries.map(({ id, title }) => ({ value: id, label: title })),
];

/** R-ARTICLE-1: what readers see of an article. The text is Markdown. */
export function ArticleForm(props: ArticleFormProps) {
  const { action, values, version, lastResult, submitLabel, preview, isPublished } = props;
  const { fields, errors } = useToolFields({ id: 'article', names: FIELDS, values, lastResult });
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={errors} asksBeforeLeaving>
      <ToolInput field={fields.title} label="Title" maxLength={90} autoComplete="off" />
      <ToolTextarea
        field={fields.summary}
        label="Summary"
        hint="One or two sentences of 50 to 240 characters: below the title, in lists, feeds and search engines."
        maxLength={240}
      />
      <SourceField
        field={fields.source}
        hint="Markdown. Headings begin with ##, a note is [^1] with [^1]: and its text below. HTML is not shown."
        maxLength={MAX_ARTICLE_SOURCE}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ToolSelect
          field={fields.authorId}
          label="Author"
          options={values.authorId ? AUTHORS : [CHOOSE, ...AUTHORS]}
        />
        <ToolSelect field={fields.tag} label="Subject" options={toOptions(ARTICLE_TAGS)} />
        <ToolSelect field={fields.series} label="Series" options={SERIES} optional />
        <ToolInput
          field={fields.slug}
          label="Address, after /blog/"
          hint="Empty: made from the title. After the publication a former one redirects."
          maxLength={80}
          autoComplete="off"
          optional
        />
        <ToolSelect field={fields.coverKind} label="Pattern of the cover" options={toOptions(COVER_KINDS)} />
        <ToolInput
          field={fields.coverSeed}
          label="Number of the cover"
          hint="1 to 9999. Each number draws another picture."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {isPublished && (
        <label className="flex min-h-11 items-center gap-2 text-sm lg:min-h-9">
          <input type="checkbox" name="isCorrection" className="size-5 accent-primary" />
          Show readers that the article was corrected today
        </label>
      )}
      <SaveAndPreviewButtons submitLabel={submitLabel} preview={preview} />
    </ToolForm>
  );
}
