const WORDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'Picture',
  'image/jpeg': 'Picture',
  'text/csv': 'Table',
  'text/markdown': 'Text',
};

/** What people call a file of this media type. */
export const fileKindLabel = (mediaType: string): string => WORDS[mediaType] ?? 'File';
