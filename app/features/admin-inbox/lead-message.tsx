import { adminPaths } from '~/content/admin/admin-paths';
import type { StoredLead } from '~/domain/contact/lead';
import { formatFileSize } from '~/domain/files/attachment';

interface LeadMessageProps {
  lead: StoredLead;
  /** The fields of the form besides its message, with labels. */
  facts: readonly { term: string; value: string }[];
}

/** What the visitor sent: the message, the other fields and the files. */
export function LeadMessage({ lead: { id, message, files = [] }, facts }: LeadMessageProps) {
  return (
    <section aria-labelledby="message-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <h2 id="message-title" className="sr-only">
        The message
      </h2>
      {message && <p className="max-w-[38em] text-base whitespace-pre-line wrap-anywhere">{message}</p>}
      <dl className="grid gap-1.5">
        {facts.map(({ term, value }) => (
          <div
            key={term}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)] gap-x-4"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <ul className="grid gap-grout">
          {files.map((file) => (
            <li key={file.id}>
              <a
                href={adminPaths.leadFile(id, file.id)}
                className="flex min-h-11 items-center justify-between gap-4 rounded-tile bg-raised px-3 font-semibold wrap-anywhere hover:bg-control"
              >
                {file.name}
                <span className="text-xs font-normal text-muted">{formatFileSize(file.size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
