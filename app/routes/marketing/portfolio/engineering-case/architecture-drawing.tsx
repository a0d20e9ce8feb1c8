import { architectureParts } from '~/content/portfolio/engineering-case-content';
import { GLAZE_FILLS, type Glaze } from '~/ui/glaze';

interface LogTilesProps {
  x: number;
  y: number;
  step: number;
  glazes: Readonly<Record<number, Glaze>>;
}

/** Two desks with their logs on two sides of a valley, and the server between them. The list below has the same as text. */
export function ArchitectureDrawing() {
  return (
    <section aria-labelledby="system-title" className="section">
      <div className="sunk">
        <div className="wrap py-14 md:py-20">
          <h2 id="system-title">The system: two desks, two logs, one order</h2>
          <svg
            viewBox="0 70 1200 300"
            role="img"
            aria-label="Each desk adds entries to its own log. When the line is there, both logs go to the server, which derives one order from them and sends each desk what it has not seen."
            className="mt-8 hidden w-full text-lg md:block"
          >
            <path
              className="fill-tile-1"
              d="M0 420V250L190 120 420 330 600 420zM600 420l180-90L990 110l210 150v160z"
            />
            <Desk x={90} label="Upper branch" />
            <Desk x={910} label="Lower branch" />
            <LogTiles x={90} y={214} step={25.3} glazes={{ 1: 'indigo' }} />
            <LogTiles x={910} y={214} step={25.3} glazes={{ 4: 'marigold' }} />
            <path
              className="fill-none stroke-muted"
              strokeWidth="2"
              strokeDasharray="6 8"
              d="M290 150h210M700 150h210"
            />
            <text x="395" y="135" textAnchor="middle" className="fill-muted text-sm">
              line, on most days
            </text>
            <text x="805" y="135" textAnchor="middle" className="fill-muted text-sm">
              line, on most days
            </text>
            <rect x="500" y="90" width="200" height="120" rx="3" className="fill-raised" />
            <text x="600" y="145" textAnchor="middle" className="fill-text font-semibold">
              Server
            </text>
            <text x="600" y="172" textAnchor="middle" className="fill-muted text-sm">
              orders by time of wish
            </text>
            <LogTiles x={500} y={214} step={25.3} glazes={{ 1: 'indigo', 4: 'marigold' }} />
          </svg>
          <NarrowArchitecture />
          <dl className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {architectureParts.map(({ id, name, text }) => (
              <div key={id}>
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The same for a phone: the desks beside each other, the server below. */
function NarrowArchitecture() {
  return (
    <svg viewBox="0 0 358 330" aria-hidden="true" className="mt-6 block w-full text-sm md:hidden">
      <path className="fill-tile-1" d="M0 330V60L60 0 179 150 298 0l60 60v270z" />
      <path
        className="fill-none stroke-muted"
        strokeWidth="2"
        strokeDasharray="6 8"
        d="M81 140v50l40 40M277 140v50l-40 40"
      />
      {[
        { x: 0, label: 'Upper branch', late: 1 },
        { x: 196, label: 'Lower branch', late: 4 },
      ].map(({ x, label, late }) => (
        <g key={label}>
          <rect x={x} y="40" width="162" height="78" rx="3" className="fill-raised" />
          <text x={x + 81} y="74" textAnchor="middle" className="fill-text font-semibold">
            {label}
          </text>
          <text x={x + 81} y="98" textAnchor="middle" className="fill-muted">
            desk on a tablet
          </text>
          <LogTiles x={x} y={120} step={20.5} glazes={{ [late]: late === 1 ? 'indigo' : 'marigold' }} />
        </g>
      ))}
      <rect x="98" y="216" width="162" height="78" rx="3" className="fill-raised" />
      <text x="179" y="250" textAnchor="middle" className="fill-text font-semibold">
        Server
      </text>
      <text x="179" y="274" textAnchor="middle" className="fill-muted">
        orders by time of wish
      </text>
      <LogTiles x={98} y={296} step={20.5} glazes={{ 1: 'indigo', 4: 'marigold' }} />
    </svg>
  );
}

function Desk({ x, label }: { x: number; label: string }) {
  return (
    <>
      <rect x={x} y="90" width="200" height="120" rx="3" className="fill-raised" />
      <text x={x + 100} y="145" textAnchor="middle" className="fill-text font-semibold">
        {label}
      </text>
      <text x={x + 100} y="172" textAnchor="middle" className="fill-muted text-sm">
        desk on a tablet
      </text>
    </>
  );
}

/** A log as eight tiles. The glazed ones are the wishes for one copy, by their place. */
function LogTiles({ x, y, step, glazes }: LogTilesProps) {
  return Array.from({ length: 8 }, (_, tile) => tile).map((tile) => {
    const glaze = glazes[tile];
    return (
      <rect
        key={tile}
        x={x + tile * step}
        y={y}
        width={step - 2}
        height={step - 2}
        className={glaze ? GLAZE_FILLS[glaze] : 'fill-tile-3'}
      />
    );
  });
}
