interface JsonDataProps {
  id?: string;
  /** `application/ld+json` for structured data. */
  type?: 'application/json' | 'application/ld+json';
  value: unknown;
}

/** Data for scripts or search engines. It is never run, and cannot end its element early: `<` is written as an escape. */
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
