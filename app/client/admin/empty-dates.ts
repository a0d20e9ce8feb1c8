import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const FIELDS = 'input:is([type="date"], [type="time"], [type="datetime-local"])';

/** A field with a part of a date has no value yet, and shows what was typed. */
const mark = (field: HTMLInputElement) =>
  field.toggleAttribute(ADMIN_ATTRIBUTES.empty, field.value === '' && !field.validity.badInput);

/** Safari shows the current date and time in an empty field. The stylesheet hides them until the field has the focus. */
export function markEmptyDates(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) mark(field);
  for (const type of ['input', 'focusout'])
    document.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(FIELDS)) mark(target);
    });
}
