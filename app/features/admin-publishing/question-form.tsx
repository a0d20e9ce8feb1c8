import { HELP_FIELD_LABELS, QUESTION_GROUP_LABELS } from '~/content/admin/help-texts';
import { QUESTION_GROUP_IDS } from '~/content/help/question-groups';
import type { QuestionInput } from '~/domain/help/help-entry';
import { getFormVersion, listSubmitted } from '~/sections/admin/rejected-form';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import type { HelpFormProps } from './help-article-form';
import { SaveAndPreviewButtons } from './preview-buttons';

/** In the order of the page. */
const FIELDS = ['title', 'source', 'place', 'slug'] as const;

/** R-HELP-1: a question with its answer, and where it is shown. */
export function QuestionForm(props: HelpFormProps<QuestionInput>) {
  const { action, values, version, lastResult, submitLabel, preview, hasFixedSlug } = props;
  const texts = { ...values, place: String(values.place) };
  const { fields, errors } = useToolFields({ id: 'question', names: FIELDS, values: texts, lastResult });
  const groups = listSubmitted(lastResult, 'groups') ?? values.groups;
  const groupErrors = lastResult?.error?.groups ?? undefined;
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={errors} asksBeforeLeaving>
      <input type="hidden" name="kind" value="question" />
      <ToolInput field={fields.title} label="Question" maxLength={160} autoComplete="off" />
      <ToolTextarea
        field={fields.source}
        label="Answer"
        hint="Plain text. It is quoted by the search, the assistant and search engines."
        maxLength={1200}
        rows={5}
        minHeight="min-h-32!"
        spellCheck
      />
      <fieldset aria-describedby={groupErrors ? 'groups-error' : undefined} className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{HELP_FIELD_LABELS.groups}</legend>
        {QUESTION_GROUP_IDS.map((id) => (
          <label key={id} className="flex min-h-11 items-center gap-2 text-sm lg:min-h-8">
            <input
              type="checkbox"
              name="groups"
              value={id}
              defaultChecked={groups.includes(id)}
              className="size-5 accent-primary"
            />
            {QUESTION_GROUP_LABELS[id]}
          </label>
        ))}
        {groupErrors && (
          <p id="groups-error" className="text-sm text-danger">
            {groupErrors[0]}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <ToolInput
          field={fields.place}
          label={HELP_FIELD_LABELS.place}
          hint="In each group. The first one has 10, the second 20: 15 is between them."
          inputMode="numeric"
          autoComplete="off"
        />
        {hasFixedSlug ? (
          <input type="hidden" name="slug" value={values.slug} />
        ) : (
          <ToolInput
            field={fields.slug}
            label="Address, after /faq#"
            hint="Empty: made from the question. It stays for good."
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
