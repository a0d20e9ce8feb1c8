import { buildTilePath } from '~/ui/charts/tile-path';

const CODE_COLUMNS = 9;

/** The dark tiles of the drawn code, row by row: three corners and some between. It cannot be scanned. */
const CODE_ROWS = [
  'xxx.x.xxx',
  'x.x..xx.x',
  'xxx.x.xxx',
  '...xx..x.',
  'x.xx.xx.x',
  '.x..xx.x.',
  'xxx.x..xx',
  'x.x.xx.x.',
  'xxx..x.xx',
];

const codeTiles = [...CODE_ROWS.join('')].flatMap((mark, tile) => (mark === 'x' ? [tile] : []));

/** Width of the text of each line of the invoice. */
const LINES = [46, 38, 52];

/** An invoice on paper: at its end the QR code, and beside it, marked, the code to type. */
export const InvoiceDrawing = ({ className }: { className: string }) => (
  <svg viewBox="0 0 120 156" className={className} aria-hidden="true">
    <path className="fill-glaze-bone" d="M0 0h120v156h-120z" />
    <path className="fill-glaze-ink" d="M10 12h40v5h-40zM10 104h100v.7h-100z" />
    <path className="fill-glaze-sand" d="M10 22h28v3h-28zM10 28h34v3h-34z" />
    {LINES.map((width, index) => (
      <path
        key={width}
        className="fill-glaze-sand"
        d={`M10 ${50 + index * 12}h${width}v3h-${width}zM92 ${50 + index * 12}h18v3h-18z`}
      />
    ))}
    <path className="fill-glaze-ink" d="M86 88h24v5h-24z" />
    <path
      className="fill-glaze-ink"
      transform="translate(10 114)"
      d={buildTilePath(codeTiles, { columns: CODE_COLUMNS, pitch: 3.5, width: 3.5, height: 3.5 })}
    />
    <path className="fill-glaze-marigold" d="M48 133h62v12h-62z" />
    <path
      className="fill-glaze-ink"
      d="M48 116h36v3h-36zM51 137.5h13v3h-13zM66 137.5h13v3h-13zM81 137.5h13v3h-13zM96 137.5h11v3h-11z"
    />
    <path className="fill-glaze-sand" d="M48 123h56v3h-56z" />
  </svg>
);
