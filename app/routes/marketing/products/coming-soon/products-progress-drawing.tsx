import {
  type ComingSoonProductId,
  comingSoonContent,
  comingSoonProducts,
} from '~/content/products/coming-soon-content';
import { softwareProducts } from '~/content/products/software-products';
import { paths } from '~/paths';
import { ProductMark } from '~/ui/art/mark';
import { Icon } from '~/ui/icons/icon';
import { type PartState, partStates } from '../coming-soon-product/part-progress';

const glazed: Record<ComingSoonProductId, string> = {
  bridge: 'bg-glaze-peacock text-glaze-ink',
  evaledge: 'bg-glaze-indigo text-glaze-bone',
  hackwise: 'bg-glaze-jade text-glaze-ink',
  taskflow: 'bg-glaze-gulal text-glaze-ink',
};

/** Glazed: used by us. Light: being built. Unglazed: planned. */
const tone = (id: ComingSoonProductId, state: PartState) =>
  state === 'in use by us' ? glazed[id] : state === 'being built' ? 'bg-tile-3' : 'bg-tile-1 text-muted';

const ids = Object.keys(comingSoonProducts) as ComingSoonProductId[];

/** One stack for each product, one tile for each part. */
export function ProductsProgressDrawing() {
  return (
    <section aria-label="What is coming" className="wrap mt-12 md:mt-16">
      <ul className="grid items-end gap-x-grout gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
        {ids.map((id) => (
          <Stack key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function Stack({ id }: { id: ComingSoonProductId }) {
  const product = softwareProducts.find((known) => known.id === id);
  const note = comingSoonContent.parts.find(({ name }) => name === product?.name);
  const parts = comingSoonProducts[id].parts.toSorted(
    (a, b) => partStates.indexOf(a.state) - partStates.indexOf(b.state),
  );
  return (
    <li className="grid grid-rows-[1fr_auto] self-stretch">
      <ul className="grid content-end gap-grout">
        {parts.map(({ name, state }) => (
          <li
            key={name}
            className={`flex min-h-14 flex-wrap items-end justify-between gap-x-3 rounded-inner p-3 lg:min-h-26 lg:p-4 ${tone(id, state)}`}
          >
            <span className="font-semibold">{name}</span>
            <span className="text-sm">{state}</span>
          </li>
        ))}
      </ul>
      <a
        href={paths.product(id)}
        className="mark-moves group mt-grout flex lg:min-h-56 flex-col rounded-tile bg-surface p-4 transition-colors hover:bg-raised"
      >
        <span className="flex items-start justify-between">
          <ProductMark product={id} size={40} className="text-tile-3" />
          <span className="transition-transform group-hover:translate-x-1">
            <Icon name="arrow-right" />
          </span>
        </span>
        <span className="mt-6 font-display text-h3 font-semibold">{product?.name}</span>
        <span className="mt-1 text-sm font-medium">{product?.when}</span>
        <span className="mt-3 text-muted">{note?.description}</span>
      </a>
    </li>
  );
}
