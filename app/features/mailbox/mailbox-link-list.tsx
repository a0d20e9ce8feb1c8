import clsx from 'clsx';

interface MailboxLinkListProps {
  label: string;
  items: readonly { href: string; title: string; detail: string; note?: string; isCurrent: boolean }[];
}

/** Links to emails or templates; the open one is highlighted. */
export function MailboxLinkList({ label, items }: MailboxLinkListProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid max-h-[40vh] gap-grout overflow-y-auto lg:max-h-none">
        {items.map(({ href, title, detail, note, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'grid gap-0.5 rounded-tile px-4 py-3 wrap-anywhere transition-colors',
                isCurrent ? 'bg-text text-bg' : 'bg-surface hover:bg-raised',
              )}
            >
              <span className="font-semibold">{title}</span>
              <span className={clsx('text-sm', !isCurrent && 'text-muted')}>{detail}</span>
              {note && <span className={clsx('text-sm', !isCurrent && 'text-muted')}>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
