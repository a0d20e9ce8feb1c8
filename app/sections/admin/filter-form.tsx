import type { ReactNode } from 'react';
import { ToolLink, ToolSubmit } from './tool-button';
import { ToolInput } from './tool-field';

interface FilterFormProps {
  /** The list that is filtered. */
  path: string;
  submitLabel?: string;
  /** The link that clears the filters. Absent while none is active. */
  clear?: { href: string; label: string } | undefined;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** The filters above a list of the back office, in a row. The URL holds them. */
export const FilterForm = (props: FilterFormProps) => (
  <search className={props.className ?? 'mb-2.5 block'}>
    <form action={props.path} className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
      {props.children}
      <ToolSubmit className="min-h-12 lg:min-h-10">{props.submitLabel ?? 'Find'}</ToolSubmit>
      {props.clear && (
        <ToolLink href={props.clear.href} variant="plain" className="min-h-12 lg:min-h-10">
          {props.clear.label}
        </ToolLink>
      )}
    </form>
  </search>
);

interface SearchInputProps {
  id: string;
  /** What the field finds, such as "Name, email or phone". */
  label: string;
  q: string;
  className: string;
}

/** The text of a search, in the field `q`. */
export const SearchInput = ({ id, label, q, className }: SearchInputProps) => (
  <ToolInput
    field={{ id, name: 'q', value: q }}
    label={label}
    type="search"
    maxLength={80}
    autoComplete="off"
    optional="unmarked"
    className={className}
  />
);
