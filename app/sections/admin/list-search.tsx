import { getToolButtonClasses } from './tool-button';
import { ToolInput } from './tool-field';
import { ToolSubmit } from './tool-submit';

interface ListSearchProps {
  /** The list that the search is for. */
  path: string;
  /** What the field finds, such as "Name, email or phone". */
  label: string;
  q: string;
  /** The name of the link to the whole list. */
  all: string;
  /** Other parts of the query that stay. */
  fields?: Readonly<Record<string, string | undefined>>;
}

/** The search field above a list of the back office. */
export function ListSearch({ path, label, q, all, fields = {} }: ListSearchProps) {
  const others = new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return (
    <search className="mb-2.5 block min-w-0">
      <form action={path} className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ToolInput
          field={{ id: 'list-q', name: 'q', value: q }}
          label={label}
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="min-w-0 grow basis-60 sm:w-80 sm:flex-none"
        />
        <ToolSubmit className="lg:min-h-10">Find</ToolSubmit>
        {q && (
          <a
            href={others.size > 0 ? `${path}?${others}` : path}
            className={getToolButtonClasses('plain', 'lg:min-h-10')}
          >
            {all}
          </a>
        )}
      </form>
    </search>
  );
}
