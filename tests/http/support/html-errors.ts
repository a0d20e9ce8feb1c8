import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'aria-hidden-body': 'error',
      'aria-label-misuse': ['error', { allowAnyNamable: false }],
      'empty-title': 'error',
      'hidden-focusable': 'error',
      'missing-doctype': 'error',
      'no-missing-references': 'error',
      // The content security policy blocks it.
      'no-inline-style': 'error',
      'wcag/h37': 'error',
      'wcag/h63': 'error',
    },
  }),
);

/** Shapes of drawings. The validator only counts them, which takes half of its time. */
const SHAPE_WITHOUT_ID = /<(path|rect|circle|line|polygon|use)\b(?![^>]*\sid=)[^>]*>(?:<\/\1>)?/g;
/** A script completes their contents. */
const TEMPLATE_CONTENTS = /(<template\b[^>]*>)[\s\S]*?(?=<\/template>)/g;

/** What the HTML of a page has that the standard does not allow: content model, attributes, ids, references, ARIA. */
export function findHtmlErrors(html: string): string[] {
  const read = html.replace(SHAPE_WITHOUT_ID, '').replace(TEMPLATE_CONTENTS, '$1');
  return validator
    .validateStringSync(read)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
    );
}
