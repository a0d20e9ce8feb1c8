import { appStores } from '~/content/demos/mobile-app-content';

/** The app stores. Until the release each link leads to its option in the waitlist. */
export function AppStoreLinks() {
  return (
    <ul className="flex flex-wrap gap-2">
      {appStores.map(({ id, store }) => (
        <li key={id}>
          <a
            href={`#waitlist-product-${id}`}
            className="grid min-h-14 min-w-44 content-center rounded-tile bg-glaze-ink px-5 py-2 text-glaze-bone transition-colors hover:bg-glaze-basalt focus-visible:outline-glaze-ink"
          >
            <span className="text-xs">Tell me when it is on</span>
            <span className="font-display text-lg leading-tight font-semibold">{store}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
