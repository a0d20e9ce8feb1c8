const MOST_PLACES = 4;

/** Where something was found; what stands there twice is said once, and a long list is cut. */
export function FindingLocations({ where }: { where: readonly string[] }) {
  const places = [...new Set(where)];
  if (places.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 font-mono text-xs wrap-anywhere">
      {places.slice(0, MOST_PLACES).map((place) => (
        <li key={place}>{place}</li>
      ))}
      {places.length > MOST_PLACES && <li>and {places.length - MOST_PLACES} more</li>}
    </ul>
  );
}
