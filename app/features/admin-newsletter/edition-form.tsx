import { type SubmissionResult, useForm } from '@conform-to/react';
import { EDITION_LIMITS } from '~/domain/newsletter/edition-form-schema';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { type ArticleChoice, EditionArticles } from './edition-articles';

interface EditionFormProps {
  action: string;
  values: { subject: string; introduction: string };
  /** Slugs, in the order of the email. */
  articles: readonly string[];
  choices: readonly ArticleChoice[];
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-NEWSLETTER-1: what subscribers get. Enter saves: without the first button it would move an article. */
export function EditionForm(props: EditionFormProps) {
  const { action, values, articles, choices, version, lastResult, submitLabel } = props;
  const [form, { subject, introduction, articles: chosen }] = useForm<
    { subject: string; introduction: string; articles: string },
    unknown,
    string[]
  >({ id: 'edition', lastResult: lastResult ?? null, defaultValue: values });
  return (
    <ToolForm action={action} version={version} errors={form.errors}>
      <button type="submit" name="intent" value="save" hidden>
        {submitLabel}
      </button>
      <ToolInput
        field={{
          ...{ id: 'edition-subject', name: 'subject', value: subject.initialValue },
          ...{ errors: subject.errors, autoFocus: Boolean(subject.errors) },
        }}
        label="Subject"
        hint="Also the heading of the e-mail."
        maxLength={EDITION_LIMITS.subject}
        autoComplete="off"
      />
      <ToolTextarea
        field={{
          ...{ id: 'edition-introduction', name: 'introduction', value: introduction.initialValue },
          ...{ errors: introduction.errors, autoFocus: Boolean(introduction.errors && !subject.errors) },
        }}
        label="Introduction"
        hint="Above the articles. An empty line begins a paragraph; its first line stands beside the subject in the inbox."
        maxLength={EDITION_LIMITS.introduction}
        minHeight="min-h-28!"
        spellCheck
        optional
      />
      <EditionArticles articles={articles} choices={choices} errors={chosen.errors} />
      <button
        type="submit"
        name="intent"
        value="save"
        className={toolButtonClasses('loud', 'justify-self-start')}
      >
        {submitLabel}
      </button>
    </ToolForm>
  );
}
