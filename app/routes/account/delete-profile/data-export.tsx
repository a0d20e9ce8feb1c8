import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** The copy: everything in one file, for whoever goes and for whoever is only curious. */
export function DataExport({ isFresh }: { isFresh: boolean }) {
  return (
    <section aria-labelledby="take-along" className="grid gap-4">
      <h2 id="take-along" className="text-h3">
        Take it along
      </h2>
      <p className="max-w-prose text-muted">
        One ZIP with everything above: readable text (JSON) for each part, and the files you sent. Passwords
        and keys are not in it.
      </p>
      {isFresh ? (
        <form method="post" action={paths.account.dataExport()}>
          <Button type="submit" variant="quiet">
            <Icon name="download" />
            Download everything
          </Button>
        </form>
      ) : (
        <p className="text-sm">The button stands here once you have said that it is you.</p>
      )}
    </section>
  );
}
