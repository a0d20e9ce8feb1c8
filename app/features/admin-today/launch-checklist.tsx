import clsx from 'clsx';
import type { ReactNode } from 'react';
import { adminPaths } from '~/content/admin/admin-paths';
import { launchTexts } from '~/content/admin/launch-texts';
import { type LaunchStep, type LaunchStepId, REQUIRED_LAUNCH_STEPS } from '~/domain/operations/launch-step';
import { pluralise } from '~/domain/text/pluralise';
import { paths } from '~/paths';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { Icon } from '~/ui/icons/icon';

interface LaunchChecklistProps {
  steps: readonly LaunchStep[];
  /** "the GSTIN, bank account and phone number". */
  sampleFacts: string;
  sampleProducts: number;
}

function WithdrawSamples({ count }: { count: number }) {
  return (
    <form method="post" action={adminPaths.today()} data-send-once="">
      <ToolSubmit intent="withdraw-samples" variant="loud">
        Make {count === 1 ? 'it a draft' : 'them drafts'}
      </ToolSubmit>
    </form>
  );
}

const LINKS: Readonly<Partial<Record<LaunchStepId, { href: string; label: string }>>> = {
  mail: { href: adminPaths.settings(), label: 'Open the settings' },
  address: { href: adminPaths.settings(), label: 'Open the settings' },
  order: { href: paths.shop.home(), label: 'Open the shop' },
  'two-factor': { href: paths.account.security(), label: 'Open your security' },
  'second-admin': { href: adminPaths.people(), label: 'Invite an admin' },
  backup: { href: adminPaths.backups(), label: 'Open the backups' },
};

function StepAction({ id, sampleProducts }: { id: LaunchStepId; sampleProducts: number }) {
  if (id === 'products') return <WithdrawSamples count={sampleProducts} />;
  const link = LINKS[id];
  return link && <ToolLink href={link.href}>{link.label}</ToolLink>;
}

interface StepProps {
  step: LaunchStep;
  /** What is counted or listed, before the text of the step. */
  finding: string | undefined;
  action: ReactNode;
}

/** An open step says why it matters and has its action. A step that is done is one line. */
function Step({ step: { id, isDone }, finding, action }: StepProps) {
  const { title, text } = launchTexts[id];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 rounded-tile bg-bg p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className={clsx(
          'mt-0.5 grid size-4.5 place-items-center rounded-tile',
          isDone ? 'bg-success text-bg' : 'border-2 border-border-strong',
        )}
      >
        {isDone && <Icon name="check" size={12} />}
      </span>
      <div className="max-w-prose">
        <p className={isDone ? 'text-muted' : 'font-semibold'}>
          {title}
          <span className="sr-only">{isDone ? ': done' : ': open'}</span>
        </p>
        {!isDone && (
          <p className="mt-0.5 text-muted">
            {finding && <span className="text-text">{finding} </span>}
            {text}
          </p>
        )}
      </div>
      {!isDone && action && (
        <div className="col-start-2 self-center sm:col-start-3 sm:justify-self-end">{action}</div>
      )}
    </li>
  );
}

/** R-SETUP-2: what a new site needs before buyers order, with what is done. */
export function LaunchChecklist({ steps, sampleFacts, sampleProducts }: LaunchChecklistProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const findings: Partial<Record<LaunchStepId, string>> = {
    company: `Those of the sample company are still there: ${sampleFacts}.`,
    products: `${pluralise(sampleProducts, 'sample product')} ${sampleProducts === 1 ? 'is' : 'are'} for sale.`,
  };
  const groups = [
    { title: 'Before the first buyer', steps: steps.filter(({ isRequired }) => isRequired) },
    { title: 'In the first days', steps: steps.filter(({ isRequired }) => !isRequired) },
  ];
  return (
    <section aria-labelledby="launch-title" className="mb-grout rounded-tile bg-surface p-4 lg:p-4.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="launch-title" className="text-panel">
          Set up the site
        </h2>
        <p className="text-muted">
          {done} of {steps.length} done
        </p>
      </div>
      <p className="pb-3 text-muted">
        The list goes away when the first {REQUIRED_LAUNCH_STEPS.length} are done.
      </p>
      <div className="grid gap-4 xl:grid-cols-2 xl:gap-grout">
        {groups.map((group) => (
          <div key={group.title} className="grid content-start gap-1.5">
            <h3 className="font-sans text-base font-normal tracking-normal text-muted">{group.title}</h3>
            <ol className="grid gap-grout">
              {group.steps.map((step) => (
                <Step
                  key={step.id}
                  step={step}
                  finding={findings[step.id]}
                  action={<StepAction id={step.id} sampleProducts={sampleProducts} />}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
