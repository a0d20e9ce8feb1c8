import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { type ToolFieldState, ToolTextarea } from '~/sections/admin/tool-field';

interface SourceFieldProps {
  field: ToolFieldState;
  hint: string;
  maxLength: number;
}

/** The Markdown of a text, and everything that is wrong with it. */
export function SourceField({ field, hint, maxLength }: SourceFieldProps) {
  const errors = field.errors ?? [];
  return (
    <>
      <ToolTextarea
        field={field}
        label="Text"
        hint={hint}
        maxLength={maxLength}
        rows={24}
        minHeight="min-h-100!"
        spellCheck
        {...{ [ADMIN_ATTRIBUTES.markdown]: '' }}
      />
      {errors.length > 1 && (
        <ul className="list-disc ps-5 text-sm text-danger">
          {errors.slice(1).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
