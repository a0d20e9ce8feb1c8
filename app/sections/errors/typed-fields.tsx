import { parseList, parseRecord } from '~/domain/json/parse-unknown';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';

interface TypedField {
  id: string;
  name: string;
  value: string;
}

/** What was typed into the form of a record that was deleted meanwhile. `undefined` for any other error. */
export function readTypedFields(thrown: unknown): TypedField[] | undefined {
  const typed = parseRecord(thrown)?.typed;
  const fields = parseList(typed, (entry) => {
    const [name, value] = Array.isArray(entry) ? entry : [];
    return typeof name === 'string' && typeof value === 'string' ? { name, value } : undefined;
  });
  return fields?.map((field, index) => ({ id: `typed-${index}`, ...field }));
}

/** "lines[0].unitPrice" as "Lines 1 unit price". */
function formatFieldName(name: string): string {
  const words = name
    .replace(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1} `)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LONGEST = 16;

/** What was typed, to be read and copied. */
export function TypedFields({ fields }: { fields: readonly TypedField[] }) {
  return (
    <section aria-labelledby="typed-title" className="mt-6 grid max-w-3xl gap-4">
      <h2 id="typed-title" className="text-panel">
        What you typed
      </h2>
      {fields.map(({ id, name, value }) => (
        <Field key={id} id={id} label={formatFieldName(name)}>
          <Textarea readOnly defaultValue={value} rows={Math.min(LONGEST, value.split('\n').length)} />
        </Field>
      ))}
    </section>
  );
}
