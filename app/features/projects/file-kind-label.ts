const FILE_KIND_LABELS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'Picture',
  'image/jpeg': 'Picture',
  'text/csv': 'Table',
  'text/markdown': 'Text',
};

/** Label of a media type. */
export const getFileKindLabel = (mediaType: string): string => FILE_KIND_LABELS[mediaType] ?? 'File';
