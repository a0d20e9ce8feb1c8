/** The types of files of a project by the extension that their names get. Nothing that a browser or an office program runs. */
export const PROJECT_FILE_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  csv: 'text/csv',
  md: 'text/markdown',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
} as const;

export type ProjectFileType = keyof typeof PROJECT_FILE_TYPES;

/** For `accept` of a file field, and for the hint beside it. */
export const PROJECT_FILE_EXTENSIONS = Object.keys(PROJECT_FILE_TYPES) as ProjectFileType[];

const KINDS: Readonly<Record<ProjectFileType, string>> = {
  pdf: 'PDF',
  png: 'Picture',
  jpg: 'Picture',
  webp: 'Picture',
  csv: 'Table',
  md: 'Text',
  txt: 'Text',
  xlsx: 'Spreadsheet',
  docx: 'Document',
  pptx: 'Slides',
  zip: 'Archive',
};

/** "PDF", "Picture", "Spreadsheet". */
export function describeFileType(mediaType: string): string {
  const type = PROJECT_FILE_EXTENSIONS.find((extension) => PROJECT_FILE_TYPES[extension] === mediaType);
  return type ? KINDS[type] : 'File';
}
