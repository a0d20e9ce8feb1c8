import { Window } from 'happy-dom';

export interface PageForm {
  action: string;
  isMultipart: boolean;
  /** Names and values as a browser sends them unchanged. A select without a selected option has its first value. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** The forms of a page with method POST. */
export function findPostForms(html: string, path: string): PageForm[] {
  const { document, DOMParser } = new Window({ url: `http://site.example${path}` });
  void document;
  const page = new DOMParser().parseFromString(
    html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''),
    'text/html',
  );
  return [...page.querySelectorAll('form[method=post]')].map((form) => {
    const fields = new Map<string, string>();
    for (const field of form.querySelectorAll('input[name],textarea[name],select[name],button[name]')) {
      const name = field.getAttribute('name') ?? '';
      const option = field.querySelector('option[value]:not([value=""])');
      const value = option?.getAttribute('value') ?? field.getAttribute('value') ?? field.textContent ?? '';
      if (!fields.has(name)) fields.set(name, value);
    }
    return {
      action: form.getAttribute('action') ?? path,
      isMultipart: form.getAttribute('enctype') === 'multipart/form-data',
      fields: [...fields],
    };
  });
}
