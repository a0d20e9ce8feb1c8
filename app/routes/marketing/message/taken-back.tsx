import { paths } from '~/paths';
import { TextLink } from '~/ui/text-link';

/** Instead of what was sent, once its sender took it back. */
export function TakenBack() {
  return (
    <div className="wrap grid gap-6 py-20 md:py-32">
      <h1 className="max-w-[12ch]">Taken back.</h1>
      <p className="max-w-lg text-lead text-muted">What you sent has been erased. Nobody will answer it.</p>
      <p>
        <TextLink href={paths.home()}>To the home page</TextLink>
      </p>
    </div>
  );
}
