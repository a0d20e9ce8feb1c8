import type { StoredFile } from '~/domain/files/attachment';
import { DescriptionList } from '~/ui/data/description-list';
import { MessageFiles } from './message-files';

interface SentMessageProps {
  message: string | undefined;
  /** The other fields of the form, with labels. */
  facts: readonly { term: string; value: string }[];
  files: readonly StoredFile[];
  getFilePath: (fileId: string) => string;
}

/** What a person sent by a form, on a surface. */
export function SentMessage({ message, facts, files, getFilePath }: SentMessageProps) {
  return (
    <>
      {message && <p className="max-w-prose text-lg whitespace-pre-wrap wrap-anywhere">{message}</p>}
      <DescriptionList
        items={facts.map(({ term, value }) => ({ term, description: value }))}
        className="-mx-4 -my-3"
      />
      <MessageFiles files={files} getPath={getFilePath} />
    </>
  );
}
