import type { SubmissionResult } from '@conform-to/react';
import { HELP_FIELD_LABELS, HELP_TEXT_HINT } from '~/content/admin/help-texts';
import { repositoryHelpCategories } from '~/content/help/help-articles';
import { type HelpArticleInput, MAX_HELP_SOURCE, MAX_RELATED } from '~/domain/help/help-entry';
import { getFormVersion, listSubmitted } from '~/sections/admin/rejected-form';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { SaveAndPreviewButtons } from './preview-buttons';
import { SourceField } from './source-field';

/** In the order of the page. */
const FIELDS = ['title', 'summary', 'source', 'category', 'place', 'slug', 'keywords'] as const;

export interface HelpFormProps<Values> {
  action: string;
  values: Values;
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
  /** Shows what is typed. */
  preview: string;
  /** The address of an entry of the repository and of a question stays. */
  hasFixedSlug: boolean;
}

interface Props extends HelpFormProps<HelpArticleInput> {
  /** What can be asked next. */
  articles: readonly { slug: string; title: string }[];
}

const CATEGORIES = repositoryHelpCategories.map(({ id, name }) => ({ value: id, label: name }));

/** R-HELP-1: what visitors see of a help article. The text is Markdown. */
export function HelpArticleForm(props: Props) {
  const { action, values, version, lastResult, submitLabel, preview, hasFixedSlug, articles } = props;
  const texts = { ...values, place: String(values.place) };
  const { fields, errors } = useToolFields({ id: 'help', names: FIELDS, values: texts, lastResult });
  const related = listSubmitted(lastResult, 'related') ?? values.related;
  const relatedErrors = lastResult?.error?.related ?? undefined;
  const options = [
    { value: '', label: 'None' },
    ...articles.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={errors} asksBeforeLeaving>
      <input type="hidden" name="kind" value="article" />
      <ToolInput
        field={fields.title}
        label={HELP_FIELD_LABELS.title}
        hint="The question, as a visitor would ask it."
        maxLength={120}
        autoComplete="off"
      />
      <ToolTextarea
        field={fields.summary}
        label={HELP_FIELD_LABELS.summary}
        hint="Two sentences that answer it. They are quoted by the search and by the assistant."
        maxLength={400}
      />
      <SourceField field={fields.source} hint={HELP_TEXT_HINT} maxLength={MAX_HELP_SOURCE} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ToolSelect field={fields.category} label={HELP_FIELD_LABELS.category} options={CATEGORIES} />
        <ToolInput
          field={fields.place}
          label={HELP_FIELD_LABELS.place}
          hint="In its category. The first one has 10, the second 20: 15 is between them."
          inputMode="numeric"
          autoComplete="off"
        />
        {Array.from({ length: MAX_RELATED }, (_, index) => index).map((index) => (
          <ToolSelect
            key={index}
            field={{
              id: `help-related-${index}`,
              name: 'related',
              value: related[index] ?? '',
              errors: index === 0 ? relatedErrors : undefined,
            }}
            label={`${HELP_FIELD_LABELS.related}, ${index + 1}`}
            options={options}
            optional
          />
        ))}
        <ToolInput
          field={fields.keywords}
          label={HELP_FIELD_LABELS.keywords}
          hint="Other words that visitors use. They are searched and not shown."
          maxLength={300}
          autoComplete="off"
          optional
        />
        {hasFixedSlug ? (
          <input type="hidden" name="slug" value={values.slug} />
        ) : (
          <ToolInput
            field={fields.slug}
            label={HELP_FIELD_LABELS.slug}
            hint="Empty: made from the title. After the publication a former one redirects."
            maxLength={80}
            autoComplete="off"
            optional
          />
        )}
      </div>
      <SaveAndPreviewButtons submitLabel={submitLabel} preview={preview} />
    </ToolForm>
  );
}
