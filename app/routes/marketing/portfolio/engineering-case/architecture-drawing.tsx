import { architectureParts } from '~/content/portfolio/engineering-case-content';

/** Two desks with their logs on two sides of a valley, and the server between them. The list below has the same as text. */
export function ArchitectureDrawing() {
  return (
    <section aria-labelledby="system-title" className="section">
      <div className="sunk">
        <div className="wrap py-14 md:py-20">
          <h2 id="system-title">The system: two desks, two logs, one order</h2>
          <svg
            viewBox="0 0 1200 420"
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
            <LogTiles x={90} late={1} />
            <LogTiles x={910} late={4} />
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
            {Array.from({ length: 8 }, (_, tile) => tile).map((tile) => (
              <rect
                key={tile}
                x={500 + tile * 25.3}
                y="214"
                width="23"
                height="23"
                className={
                  tile === 1 ? 'fill-glaze-indigo' : tile === 4 ? 'fill-glaze-marigold' : 'fill-tile-3'
                }
              />
            ))}
          </svg>
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

/** The log of a desk as tiles. The two glazed ones are the wishes for one copy. */
function LogTiles({ x, late }: { x: number; late: number }) {
  return Array.from({ length: 8 }, (_, tile) => tile).map((tile) => (
    <rect
      key={tile}
      x={x + tile * 25.3}
      y="214"
      width="23"
      height="23"
      className={tile !== late ? 'fill-tile-3' : late === 1 ? 'fill-glaze-indigo' : 'fill-glaze-marigold'}
    />
  ));
}
