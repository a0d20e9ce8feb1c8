interface JsonDataProps {
  id?: string;
  /** `application/ld+json` for structured data. */
  type?: 'application/json' | 'application/ld+json';
  value: unknown;
}

/** JSON for scripts or search engines. It is never executed. `<` is escaped, so that the data cannot close the element. */
export function JsonData({ id, type = 'application/json', value }: JsonDataProps) {
  return (
    <script
      id={id}
      type={type}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
    />
  );
}
