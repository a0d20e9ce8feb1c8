import { ValueChanges } from '~/sections/admin/value-changes';
import { TextDifference } from './text-difference';

interface FormDifferenceProps<Form extends { source: string }> {
  before: Form;
  after: Form;
  /** The fields besides the text, in their order. */
  labels: Partial<Readonly<Record<string, string>>>;
}

const toText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** What differs between two versions: the fields, then the text line by line. */
export function FormDifference<Form extends { source: string }>(props: FormDifferenceProps<Form>) {
  const { before, after, labels } = props;
  const changes = Object.entries(labels)
    .map(([name, label]) => ({
      label: label ?? name,
      before: toText(Reflect.get(before, name)),
      after: toText(Reflect.get(after, name)),
    }))
    .filter((change) => change.before !== change.after);
  return (
    <div className="grid gap-4">
      {changes.length > 0 && <ValueChanges changes={changes} />}
      <TextDifference before={before.source} after={after.source} />
    </div>
  );
}
