import { devPaths } from '~/dev-paths';
import { getButtonClasses } from '~/ui/buttons/button-classes';

/** Says what a reset deletes before its button can be pressed. Works without script. */
export function ResetControl() {
  return (
    <section aria-labelledby="reset" className="grid gap-4 rounded-tile bg-surface p-6 md:p-10">
      <h2 id="reset" className="text-h3">
        The data
      </h2>
      <p className="max-w-prose text-muted">
        A reset brings back the data of the first start: products, sample accounts, and the last weeks of the
        sample company, counted from today.
      </p>
      <details>
        <summary
          className={`${getButtonClasses({ variant: 'quiet', size: 'sm' })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
        >
          Reset the data
        </summary>
        <form method="post" action={devPaths.demo()} data-send-once="" className="mt-4 grid gap-4">
          <p className="max-w-prose">
            This deletes every account, order, message and change that visitors of this demo have made. All
            sessions end, yours too. It cannot be undone.
          </p>
          <button
            type="submit"
            name="intent"
            value="reset"
            className={`${getButtonClasses({ variant: 'danger', size: 'sm' })} justify-self-start`}
          >
            Delete everything and begin again
          </button>
        </form>
      </details>
    </section>
  );
}
