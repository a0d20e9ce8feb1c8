import type { KeyFigure } from '~/content/content-types';
import { hackMatrixFigures } from '~/content/products/hackmatrix-content';
import { hackMatrixFacts } from '~/content/products/hackmatrix-facts';
import { WaffleChart } from '~/ui/charts/waffle-chart';

const figure = (id: string): KeyFigure | undefined => hackMatrixFigures.find((entry) => entry.id === id);
const events = figure('hackmatrix-events');
const flags = figure('hackmatrix-flags');
const rest = hackMatrixFigures.filter((entry) => entry !== events && entry !== flags);

/** Splits "1 in 23" into its two numbers. */
const [flagged = 0, outOf = 0] = flags?.value.split(' in ').map(Number) ?? [];

/** The product's figures; two of them are drawn with one tile for each unit. */
export function HackMatrixFigureTiles() {
  return (
    <section aria-labelledby="figures-title" className="wrap section">
      <h2 id="figures-title" className="sr-only">
        HackMatrix in figures
      </h2>
      <div className="grid gap-grout lg:grid-cols-[7fr_5fr]">
        {events && (
          <Tile figure={events} large>
            <WaffleChart
              value={hackMatrixFacts.eventsLastYear}
              max={Number(events.value)}
              columns={36}
              label={`${events.value} tiles, one for each event`}
            />
            <p className="mt-3 text-sm text-muted">
              {hackMatrixFacts.eventsLastYear} of them from {flags?.period}
            </p>
          </Tile>
        )}
        <div className="grid gap-grout">
          {flags && (
            <Tile figure={flags}>
              <WaffleChart
                value={flagged}
                max={outOf}
                columns={outOf}
                label={`${flagged} tile of ${outOf}`}
              />
            </Tile>
          )}
          <div className="grid gap-grout sm:grid-cols-2">
            {rest.map((entry) => (
              <Tile key={entry.id} figure={entry} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

interface TileProps {
  figure: KeyFigure;
  large?: boolean;
  children?: React.ReactNode;
}

function Tile({ figure: { value, label, period, source }, large, children }: TileProps) {
  return (
    <div className="flex flex-col rounded-tile bg-surface p-5 md:p-7">
      <p
        className={`font-display font-semibold tracking-[-0.04em] tabular-nums ${
          large ? 'text-[clamp(5rem,12vw,11rem)] leading-[0.8]' : 'text-h2'
        }`}
      >
        {value}
      </p>
      <p className={`max-w-[26em] font-medium ${large ? 'mt-6 text-lead' : 'mt-3'}`}>
        {label}, {period}
      </p>
      {children && <div className="mt-6">{children}</div>}
      <p className="mt-auto pt-6 text-sm text-muted">Source: {source}</p>
    </div>
  );
}
