import { FilterForm, SearchInput } from './filter-form';

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
    <FilterForm
      path={path}
      clear={q ? { href: others.size > 0 ? `${path}?${others}` : path, label: all } : undefined}
      className="mb-2.5 block min-w-0"
    >
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchInput id="list-q" label={label} q={q} className="min-w-0 grow basis-60 sm:w-80 sm:flex-none" />
    </FilterForm>
  );
}
