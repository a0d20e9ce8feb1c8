import clsx from 'clsx';
import { type ProductId, type SoftwareProduct, softwareProducts } from '~/content/products/software-products';
import { type SuiteStep, suitePositions, suiteSteps } from '~/content/products/suite-content';
import { ProductMark } from '~/ui/art/mark';
import { GLAZE_BACKGROUNDS } from '~/ui/glaze';

const CELL = 100;
const ARROW = 7;
/** Distance from the middle, so that two arrows between the same products stand beside each other. */
const SHIFT = 11;

const CELLS = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => ({ row, column })));

const findProduct = (row: number, column: number): SoftwareProduct | undefined =>
  softwareProducts.find(({ id }) => suitePositions[id][0] === row && suitePositions[id][1] === column);

const hasReturn = ({ from, to }: SuiteStep) =>
  suiteSteps.some((other) => other.from === to && other.to === from);

/** A triangle on the border of two tiles. It points at the product that receives. */
function buildArrow(step: SuiteStep): string {
  const [rowFrom, columnFrom] = suitePositions[step.from];
  const [rowTo, columnTo] = suitePositions[step.to];
  const right = columnTo - columnFrom;
  const down = rowTo - rowFrom;
  const shift = hasReturn(step) ? SHIFT : 0;
  const x = ((columnFrom + columnTo - 1) / 2) * CELL + down * shift;
  const y = ((rowFrom + rowTo - 1) / 2) * CELL - right * shift;
  const tip = `${x + right * ARROW} ${y + down * ARROW}`;
  const left = `${x - right * ARROW + down * ARROW} ${y - down * ARROW - right * ARROW}`;
  const other = `${x - right * ARROW - down * ARROW} ${y - down * ARROW + right * ARROW}`;
  return `M${tip}L${left}L${other}z`;
}

interface SuiteDiagramProps {
  /** From 1. */
  step: number;
}

/** Six products as a cross. The two products of the step are glazed, its arrow is lit. */
export function SuiteDiagram({ step }: SuiteDiagramProps) {
  const current = suiteSteps[step - 1];
  const isLit = (id: ProductId) => id === current?.from || id === current?.to;
  return (
    <div className="relative grid">
      <ul aria-label="The six products" className="grid auto-rows-fr grid-cols-3 gap-grout">
        {CELLS.map(({ row, column }) => {
          const product = findProduct(row, column);
          return (
            <li
              key={`${row} ${column}`}
              aria-hidden={product ? undefined : true}
              className="grid aspect-square"
            >
              {product ? (
                <ProductTile product={product} isLit={isLit(product.id)} />
              ) : (
                <span
                  className={clsx(
                    'rounded-tile',
                    row === 3 && column === 3 ? 'quarter-br' : '',
                    'bg-bg-sunk',
                  )}
                />
              )}
            </li>
          );
        })}
      </ul>
      <svg
        viewBox={`0 0 ${3 * CELL} ${3 * CELL}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 h-full w-full"
      >
        {suiteSteps.map((other, index) => (
          <path
            key={other.from + other.to}
            d={buildArrow(other)}
            className={clsx('transition-colors', index + 1 === step ? 'fill-text' : 'fill-border-strong')}
          />
        ))}
      </svg>
    </div>
  );
}

function ProductTile({
  product: { id, name, href, glaze, state, when },
  isLit,
}: {
  product: SoftwareProduct;
  isLit: boolean;
}) {
  return (
    <a
      href={href}
      className={clsx(
        'flex flex-col justify-between rounded-tile p-2 transition-colors focus-visible:relative focus-visible:z-1 md:p-5',
        isLit ? GLAZE_BACKGROUNDS[glaze] : 'bg-surface hover:bg-raised',
      )}
    >
      <ProductMark product={id} className={clsx('h-auto w-1/3', isLit ? 'opacity-20' : 'text-tile-3')} />
      <span>
        <span className="block font-display text-sm font-semibold md:text-h3">{name}</span>
        <span className="hidden text-sm sm:block">{state === 'live' ? 'in use' : when}</span>
      </span>
    </a>
  );
}
