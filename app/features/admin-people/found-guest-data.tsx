import { adminPaths } from '~/content/admin/admin-paths';
import { paths } from '~/paths';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { Badge } from '~/ui/data/badge';

interface FoundGuestDataProps {
  email: string;
  /** `isRetained`: the law asks for a part of it. */
  areas: readonly { id: string; title: string; isRetained: boolean }[];
}

/** R-DELETION-2: what the site has about an email address, to download and to erase. */
export function FoundGuestData({ email, areas }: FoundGuestDataProps) {
  if (areas.length === 0)
    return (
      <ToolEmpty title="There is nothing about this address.">
        <p className="text-muted wrap-anywhere">{email}</p>
      </ToolEmpty>
    );
  return (
    <section aria-labelledby="found-title" className="grid gap-3 rounded-tile bg-surface p-4">
      <h2 id="found-title" className="text-panel wrap-anywhere">
        {email}
      </h2>
      <ul className="grid gap-grout">
        {areas.map(({ id, title, isRetained }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tile bg-bg px-3 py-2"
          >
            {title}
            <Badge tone={isRetained ? 'warning' : 'success'}>
              {isRetained ? 'A part stays by law' : 'Can be erased'}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        The{' '}
        <a href={paths.privacy()} className="underline underline-offset-4">
          privacy notice
        </a>{' '}
        says what stays and for how long.
      </p>
      <div className="flex flex-wrap items-start gap-grout">
        <form method="post" action={adminPaths.guestDataExport()}>
          <input type="hidden" name="email" value={email} />
          <ToolSubmit>Download everything</ToolSubmit>
        </form>
        <ConfirmForm
          action={adminPaths.dataRequests()}
          intent="erase"
          fields={{ email }}
          label="Erase the data"
          confirm="Yes, erase it"
          confirmVariant="danger"
        >
          It cannot be undone. Orders that nobody has paid are cancelled, and so are calls to come. Download
          everything first if the person asked for it.
        </ConfirmForm>
      </div>
    </section>
  );
}
