import { getMessagePath, getProjectPath } from '~/content/account/account-paths';
import { paths } from '~/paths';
import { formatCall, readSenderTimeZone } from '~/sections/format/format-call-time';
import type { OpenItems } from '~/server/account-deletion/list-open-items.server';
import { Badge } from '~/ui/data/badge';

interface OpenItem {
  href: string;
  title: string;
  text: string;
  /** What the deletion does to it. Absent when it goes on. */
  end?: 'Will be cancelled' | 'You leave';
}

const describeOrder = ({ number, isCancelled }: OpenItems['orders'][number]): OpenItem => ({
  href: paths.account.order(number),
  title: `Order ${number}`,
  text: isCancelled ? 'It is not paid yet.' : 'Its emails still arrive, and the link in them opens it.',
  ...(isCancelled && { end: 'Will be cancelled' as const }),
});

const describeCall = ({ messageId, meta, ...call }: OpenItems['calls'][number]): OpenItem => ({
  href: getMessagePath(messageId),
  title: `Call on ${formatCall(call, readSenderTimeZone(meta))}`,
  text: 'You can still book another one without an account.',
  end: 'Will be cancelled',
});

const describeProject = ({ id, name }: OpenItems['projects'][number]): OpenItem => ({
  href: getProjectPath(id),
  title: name,
  text: 'It goes on for its other members.',
  end: 'You leave',
});

/** What is still open for the user, and what the deletion does to it. Nothing when nothing is open. */
export function OpenItemList({ items: { orders, calls, projects } }: { items: OpenItems }) {
  const items = [...orders.map(describeOrder), ...calls.map(describeCall), ...projects.map(describeProject)];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="still-open" className="grid gap-4">
      <h2 id="still-open" className="text-h3">
        Still open
      </h2>
      <ul className="grid gap-grout">
        {items.map(({ href, title, text, end }) => (
          <li key={href} className="grid gap-1.5 rounded-tile bg-surface px-5 py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="font-semibold [overflow-wrap:anywhere]">
                <a href={href} className="underline decoration-2 underline-offset-4">
                  {title}
                </a>
              </h3>
              <Badge tone={end ? 'warning' : 'success'}>{end ?? 'Goes on'}</Badge>
            </div>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
