import { Cover } from '~/ui/art/covers/cover';
import { CopyButton } from '~/ui/buttons/copy-button';
import { site } from '~site';

/** Integer seed derived from the order number, so that every order has its own mosaic. */
const getOrderNumberSeed = (number: string): number => Number(number.replace(/\D/g, '')) % 2_147_483_647;

interface OrderHeaderProps {
  number: string;
  /** First sentence of the page; it depends on the status. */
  intro: string;
  /** What happens next; or what happened, when nothing more happens. */
  steps: readonly string[];
  hasNextStep: boolean;
}

/** Order number, intro and steps, beside a mosaic that is generated from the number. */
export function OrderHeader({ number, intro, steps, hasNextStep }: OrderHeaderProps) {
  return (
    <header className="grid gap-grout lg:grid-cols-[7fr_5fr]">
      <div className="grid content-between gap-8 py-2 pe-6 lg:py-4">
        <div>
          <p className="hidden text-sm text-muted print:block">Order at {site.legalName}</p>
          {/* Beside the heading, so that its name is the order number alone. */}
          <div className="flex flex-wrap items-center gap-x-2">
            <h1 className="text-tool">
              <span className="sr-only">Order </span>
              <span className="tabular-nums">{number}</span>
            </h1>
            <CopyButton value={number} label="order number" />
          </div>
          <p className="mt-3 max-w-md text-lead text-muted">{intro}</p>
        </div>
        <div>
          <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">
            {hasNextStep ? 'What happens next' : 'What happened'}
          </h2>
          <ol className="grid max-w-lg gap-1.5 text-muted">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[1.5rem_1fr]">
                <span aria-hidden="true" className="font-display font-semibold text-text tabular-nums">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="h-24 overflow-hidden rounded-tile quarter-br sm:h-56 lg:h-auto lg:min-h-80 print:hidden">
        <Cover
          kind="grammar"
          seed={getOrderNumberSeed(number)}
          glazes={['marigold', 'vermilion', 'contrast']}
          className="size-full"
        />
      </div>
    </header>
  );
}
