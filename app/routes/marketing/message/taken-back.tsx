import { paths } from '~/paths';
import type { LeadKind } from '~/server/leads/contract.server';
import { TextLink } from '~/ui/text-link';

const usual = 'What you sent has been erased. Nobody will answer it.';

const words: Partial<Record<LeadKind, string>> = {
  application: 'Your answer and your CV have been erased. Nobody will read them any more.',
  call: 'The half hour is free again, and whoever would have rung you is told. Please take the entry out of your own calendar.',
};

/** Instead of what was sent, once its sender took it back. */
export function TakenBack({ kind }: { kind: LeadKind }) {
  return (
    <div className="wrap grid gap-6 py-20 md:py-32">
      <h1 className="max-w-[12ch]">Taken back.</h1>
      <p className="max-w-lg text-lead text-muted">{words[kind] ?? usual}</p>
      <p>
        <TextLink href={paths.home()}>To the home page</TextLink>
      </p>
    </div>
  );
}
