import { hackathonContent, shoppingTexts } from '~/content/services/hackathon-content';
import type { ShoppingItem } from '~/domain/services/hackathon-plan';
import { site } from '~site';

/** Quantities as large figures, so that the list can be read from across a room. */
export function ShoppingList({ items }: { items: readonly ShoppingItem[] }) {
  return (
    <section aria-labelledby="shopping-title" className="wrap section">
      <h2 id="shopping-title">{hackathonContent.shoppingHeadline}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {items.map(({ id, quantity, sizes }) => {
          const { label, note } = shoppingTexts[id];
          return (
            <li key={id}>
              <p>
                <span className="block font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
                  {quantity.toLocaleString(site.language)}
                </span>
                <span className="font-semibold">{label}</span>
              </p>
              <p className="text-sm text-muted">
                {sizes ? sizes.map(({ size, quantity }) => `${quantity} ${size}`).join(', ') : note}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
