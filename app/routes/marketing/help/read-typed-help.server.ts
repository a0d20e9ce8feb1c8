import { HELP_CATEGORY_IDS } from '~/content/help/help-article';
import { QUESTION_GROUP_IDS } from '~/content/help/question-groups';
import { textAreaField } from '~/domain/forms/form-fields';
import { type HelpEntryInput, MAX_HELP_SOURCE, MAX_RELATED } from '~/domain/help/help-entry';
import { createSlug, SLUG_PATTERN } from '~/domain/publishing/slug';
import { readFieldText } from '~/server/http/body/read-body.server';

const sourceField = textAreaField({ label: 'The text', max: MAX_HELP_SOURCE });

/** A help article or a question as far as it is typed. What is missing or unknown has a value that can be shown. */
export function readTypedHelp(form: FormData): HelpEntryInput {
  const title = readFieldText(form, 'title') || 'No title yet';
  const typedSlug = readFieldText(form, 'slug');
  const place = Number(readFieldText(form, 'place'));
  const common = {
    title,
    slug: SLUG_PATTERN.test(typedSlug) ? typedSlug : createSlug(title) || 'preview',
    source: sourceField.safeParse(form.get('source')).data ?? '',
    place: Number.isSafeInteger(place) && place >= 0 ? place : 0,
  };
  if (readFieldText(form, 'kind') === 'question') {
    const groups = QUESTION_GROUP_IDS.filter((id) => form.getAll('groups').includes(id));
    return { ...common, kind: 'question', groups: groups.length > 0 ? groups : [QUESTION_GROUP_IDS[0]] };
  }
  const related = form
    .getAll('related')
    .filter((slug) => typeof slug === 'string' && SLUG_PATTERN.test(slug));
  return {
    ...common,
    kind: 'article',
    keywords: '',
    summary: readFieldText(form, 'summary', 400),
    related: related.slice(0, MAX_RELATED).map(String),
    category: HELP_CATEGORY_IDS.find((id) => id === readFieldText(form, 'category')) ?? HELP_CATEGORY_IDS[0],
  };
}
