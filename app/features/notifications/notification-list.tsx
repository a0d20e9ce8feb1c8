import { NotificationRow, type ShownNotification } from './notification-row';

function Group({ title, id, notices }: { title: string; id: string; notices: readonly ShownNotification[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-grout">
        {notices.map((notice) => (
          <NotificationRow key={notice.id} {...notice} />
        ))}
      </ol>
    </section>
  );
}

/** A page of the inbox: what is unread first, then the rest, each half the newest first. */
export const NotificationList = ({ notices }: { notices: readonly ShownNotification[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <Group id="unread" title="Unread" notices={notices.filter(({ isRead }) => !isRead)} />
    <Group id="earlier" title="Read before" notices={notices.filter(({ isRead }) => isRead)} />
  </div>
);
